import { join } from 'node:path';
import { build } from 'vite';
import { catalogues } from '../shared/text/catalogue-plugin.ts';
import { PROJECT } from './project.ts';
import type { BuiltWorker } from './worker-options.ts';

/** Bundles the Worker of the embedded APIs into a folder. Takes about a second, since it has no pages. */
export async function buildApiWorker(folder: string): Promise<BuiltWorker> {
  await build({
    root: PROJECT,
    configFile: false,
    plugins: [catalogues()],
    logLevel: 'warn',
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: join(PROJECT, 'edge/api-worker.ts'),
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        external: [/^cloudflare:/, /^node:/],
        output: { format: 'es', entryFileNames: 'index.js' },
      },
    },
  });
  return { config: join(PROJECT, 'wrangler.toml'), folder };
}
