import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const DIST = 'dist';
/** Parts of the built page that no tab asks for: they stay on the server. */
const NOT_KEPT = /^(preview\/|service-worker\.js$|link\.jpg$)|\.(gz|br|zst|map)$/;

/** Every file of the page that was just built: the worker keeps them on the device. */
function builtFiles(): string[] {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1).replaceAll('\\', '/'))
    .filter((name) => !NOT_KEPT.test(name))
    .sort();
}

// One plain script beside the page, made after it. Its text changes whenever the page does: so browsers notice a new one.
export default defineConfig(() => {
  const files = builtFiles();
  const version = createHash('sha256');
  for (const file of files) version.update(file).update(readFileSync(join(DIST, file)));
  return {
    publicDir: false as const,
    define: {
      FILES: JSON.stringify(files.map((file) => (file === 'index.html' ? '/' : `/${file}`))),
      VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
    },
    build: {
      outDir: DIST,
      emptyOutDir: false,
      target: ['chrome123', 'firefox120', 'safari17.5'],
      lib: { entry: 'src/worker/worker.ts', formats: ['iife' as const], name: 'worker', fileName: () => 'service-worker.js' },
    },
  };
});
