import { cpSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltWorker } from '../local/worker-options.ts';

/** Copies a built Worker into a folder, as `product.js` beside `entry`, which runs instead and may call it. */
export function surroundWorker(worker: BuiltWorker, folder: string, entry: string): BuiltWorker {
  cpSync(worker.folder, folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  renameSync(join(folder, 'index.js'), join(folder, 'product.js'));
  writeFileSync(join(folder, 'index.js'), entry);
  return { config: worker.config, folder };
}
