import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server's content policy allows only files of its own: no inline script, no inline style, no data: address.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome123', 'firefox120', 'safari17.5'], // all have light-dark()
  },
  server: {
    proxy: { '/api': { target: process.env.SEVENWONDERS_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    css: { include: [/colors\.css/] }, // a test reads it
  },
});
