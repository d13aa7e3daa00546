import type { BuiltWorker } from '../local/worker-options.ts';
import { surroundWorker } from './surround-worker.ts';

const PATH = '/secrets-of-versions';

/** Copies a built Worker into a folder, so that `serveVersions` changes its secrets while it runs. */
export function rotateSecrets(worker: BuiltWorker, folder: string): BuiltWorker {
  return surroundWorker(worker, folder, ENTRY);
}

/**
 * Makes a Worker of `rotateSecrets` serve requests in turn as versions with these secrets: while the
 * platform replaces a version, both serve.
 */
export async function serveVersions(
  url: string,
  versions: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  const answer = await fetch(url + PATH, { method: 'POST', body: JSON.stringify(versions) });
  if (answer.status !== 204) throw new Error(`The Worker takes no secrets: ${answer.status}`);
}

const ENTRY = `import product from './product.js';
export * from './product.js';

let versions = [{}];
let requests = 0;

export default {
  ...product,
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === '${PATH}') {
      versions = await request.json();
      return new Response(null, { status: 204 });
    }
    requests += 1;
    return product.fetch(request, { ...env, ...versions[requests % versions.length] }, context);
  },
};
`;
