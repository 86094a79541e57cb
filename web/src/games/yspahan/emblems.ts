/** A small sign for each colour of souks, so that nobody depends on the colour. On the 24 by 24 grid of the pieces. */
import { circle, star } from '../../lib/pieces/shape';
import type { Colour } from './layout';

export const EMBLEMS: Record<Colour, string> = {
  white: `${circle(12, 12, 8)}${circle(12, 12, 4)}`,
  blue: 'M2 10c3.4 0 3.4-4 6.7-4s3.3 4 6.6 4 3.3-4 6.7-4v8c-3.4 0-3.4 4-6.7 4s-3.3-4-6.6-4-3.3 4-6.7 4z',
  yellow: star(12, 12, 8, 10.4, 5.4),
  purple: 'M12 2l8 10-8 10L4 12z',
  orange: 'M12 2.4 22.4 20.600H1.600z',
};
