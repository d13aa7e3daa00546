import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { StartError } from '../../edge/local/command.ts';
import { HOST } from '../../edge/local/port.ts';
import { modulesOf } from '../../edge/local/worker-options.ts';
import type { EnvironmentConfig } from './environment.ts';

const STARTS = 3;
/** Loads the Worker at its first request, so that the request's time is that of the start. */
const LOADING = `export default {
  async fetch(request) {
    if (new URL(request.url).pathname === '/start') await import('./index.js');
    return new Response();
  },
};`;

/**
 * Returns how long this machine takes to run the built Worker's global scope, ms, as `wrangler check startup` does.
 * That command gives up after ten seconds, which a busy machine needs, since it gives Miniflare the large modules
 * first (`modulesOf`). This is the least of three starts: other work on the machine only adds to one. Throws a
 * `StartError` if the scope throws.
 */
export async function measureStartup(
  folder: string,
  config: Pick<EnvironmentConfig, 'compatibility_date' | 'compatibility_flags'>,
): Promise<number> {
  let least = Infinity;
  for (let start = 0; start < STARTS; start += 1)
    least = Math.min(least, await timeOfStart(folder, config));
  return least;
}

async function timeOfStart(
  folder: string,
  {
    compatibility_date,
    compatibility_flags,
  }: Pick<EnvironmentConfig, 'compatibility_date' | 'compatibility_flags'>,
): Promise<number> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: HOST,
      cf: false,
      telemetry: { enabled: false },
      compatibilityDate: compatibility_date,
      compatibilityFlags: compatibility_flags,
      modules: await modulesOf(folder, LOADING),
      modulesRoot: folder,
    }),
  );
  try {
    const url = await miniflare.ready;
    // The first request also starts what Miniflare puts before a Worker.
    await fetch(url);
    const began = performance.now();
    const answer = await fetch(new URL('/start', url));
    const text = await answer.text();
    if (!answer.ok) throw new StartError(`The Worker does not start: ${text}`);
    return performance.now() - began;
  } finally {
    await miniflare.dispose();
  }
}
