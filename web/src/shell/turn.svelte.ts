/** "It is your turn", said by the title, the favicon and a soft sound. Call while a component is set up. */
import { settings } from '../lib/page/settings.svelte';
import { chime, showFavicon } from '../lib/page/signal';
import { t } from '../lib/words/speech.svelte';

export function signalTurn(mine: () => boolean, title: () => string): void {
  $effect(() => {
    document.title = mine() ? t('ui-title-your-turn', { game: title() }) : title();
    showFavicon(mine());
    return () => showFavicon(false);
  });

  // One sound for each time that the turn comes, not for every question of it and not when the page opens.
  let waited = false;
  $effect(() => {
    if (!mine()) {
      waited = true;
    } else if (waited) {
      waited = false;
      if (settings.sound) chime();
    }
  });
}
