import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
const CONDITIONS = ['workerd', 'worker', 'module', 'import', 'default'];

/** Bundles the bare page's Worker for production with Vite, and returns the script. */
export async function buildBarePage(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: CONDITIONS },
    ssr: {
      target: 'webworker',
      noExternal: true,
      resolve: { conditions: CONDITIONS },
    },
    build: {
      ssr: WORKER,
      write: false,
      minify: true,
      rollupOptions: { external: [/^node:/], output: { codeSplitting: false } },
    },
  });
  const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = chunks.find((each) => each.type === 'chunk');
  if (!script) throw new Error('Vite wrote no Worker.');
  return script.code;
}
