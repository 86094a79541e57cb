import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

const { CARAVANSARY_SERVER = 'http://127.0.0.1:8000' } = loadEnv('', '.', 'CARAVANSARY_');

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/caravansary/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined assets would need `data:` for scripts and fonts in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: CARAVANSARY_SERVER, ws: true } } },
  // Style sheets are empty in tests otherwise; tokens.test.ts reads its colours.
  test: { include: ['tests/**/*.test.ts'], css: { include: /tokens\.css/ } },
});
