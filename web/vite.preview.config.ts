import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// One script and one style sheet, to be written into a page that needs nothing else: `sevenwonders check-set --preview`.
export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/preview',
    assetsInlineLimit: 0,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    lib: { entry: 'src/preview/main.ts', formats: ['iife'], name: 'preview', fileName: () => 'preview.js', cssFileName: 'preview' },
  },
});
