import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { ALERTS_WORKER } from '../../edge/contracts/alerts-worker.ts';

const ENTRY = fileURLToPath(new URL('./worker/alerts-worker.ts', import.meta.url));

/** Returns the plugin that builds the alerts' service worker as one file with a fixed address. */
export function alertsWorker(): Plugin {
  return {
    name: 'alerts-worker',
    configureServer(server) {
      server.middlewares.use(ALERTS_WORKER, (_request, response) => {
        buildWorker()
          .then((code) => response.setHeader('content-type', 'text/javascript').end(code))
          .catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = await buildWorker();
      this.emitFile({ type: 'asset', fileName: ALERTS_WORKER.slice(1), source });
    },
  };
}

async function buildWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('It makes one build.');
  return result.output[0].code;
}
