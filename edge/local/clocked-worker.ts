import { cpSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_PRODUCT } from './build.ts';
import type { BuiltWorker } from './worker-options.ts';

/**
 * A clock of its own, so that a product is the same on any day and at any hour: it stands at `at` (ms), and no
 * alarm rings; or it runs `ahead` (ms) of the machine's. Both are in the future, since workerd runs alarms of
 * the past at once.
 */
export type OwnClock = { at: number } | { ahead: number };

/** Exports of the built Worker that have alarms. */
const WITH_ALARMS = ['MatchRoomServer', 'SportRoomServer', 'HubRoomServer'];

/** Copies the built product into a folder, and gives it a clock of its own. */
export function clockedWorker(clock: OwnClock, folder: string): BuiltWorker {
  cpSync(BUILT_PRODUCT.folder, folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  writeFileSync(join(folder, 'clock.js'), dateOf(clock));
  renameSync(join(folder, 'index.js'), join(folder, 'product.js'));
  // Modules run in the order of their imports.
  const entry = `import './clock.js';
export * from './product.js';
export { default } from './product.js';
${'ahead' in clock ? ringingAtRealTimes(clock.ahead) : ''}`;
  writeFileSync(join(folder, 'index.js'), entry);
  return { config: BUILT_PRODUCT.config, folder };
}

/** Returns code that gives the Worker the clock. */
function dateOf(clock: OwnClock): string {
  const now = 'ahead' in clock ? `Real.now() + ${clock.ahead}` : String(clock.at);
  return `const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) { super(...(given.length === 0 ? [${now}] : given)); }
  static now() { return ${now}; }
};
`;
}

/** Returns code that exports the objects with alarms again: workerd rings at times of its own clock. */
function ringingAtRealTimes(ahead: number): string {
  return `import * as product from './product.js';
const ringing = (Base) => class extends Base {
  constructor(ctx, env) {
    const { storage } = ctx;
    const [set, get] = [storage.setAlarm, storage.getAlarm];
    storage.setAlarm = (at, options) => set.call(storage, at - ${ahead}, options);
    storage.getAlarm = async (options) => {
      const at = await get.call(storage, options);
      return at === null ? null : at + ${ahead};
    };
    super(ctx, env);
  }
};
${WITH_ALARMS.map((name) => `export const ${name} = ringing(product.${name});`).join('\n')}
`;
}
