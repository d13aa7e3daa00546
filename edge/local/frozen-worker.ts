import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_PRODUCT } from './build.ts';
import type { BuiltWorker } from './worker-options.ts';

/**
 * Copies the built product into a folder, with a clock that always shows `at` (ms), so that its pages are the
 * same on any day. The time must be in the future, since workerd runs alarms of the past at once.
 */
export function freezeWorker(at: number, folder: string): BuiltWorker {
  cpSync(BUILT_PRODUCT.folder, folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  writeFileSync(
    join(folder, 'frozen-clock.js'),
    `globalThis.Date = class extends Date {
  constructor(...given) { super(...(given.length === 0 ? [${at}] : given)); }
  static now() { return ${at}; }
};
`,
  );
  const entry = join(folder, 'index.js');
  // Modules run in the order of their imports.
  writeFileSync(entry, `import './frozen-clock.js';\n${readFileSync(entry, 'utf8')}`);
  return { config: BUILT_PRODUCT.config, folder };
}
