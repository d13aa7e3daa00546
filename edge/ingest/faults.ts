import type { IngestError } from '../../realtime/protocol/ingest.ts';
import type { BodyFault } from '../../realtime/protocol/parse-request.ts';

export type Fault = NonNullable<IngestError['faults']>[number];

/** Each fault with the path of what is wrong: `updates[3].score.home`. */
export function faultsOf(faults: readonly BodyFault[]): Fault[] {
  return faults.map(({ keys, message }) => ({ path: formatPath(keys), message }));
}

function formatPath(keys: readonly unknown[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}
