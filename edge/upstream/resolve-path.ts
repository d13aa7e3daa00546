import type { ApiName } from '../contracts/api-call.ts';
import { API_BASES } from '../contracts/call-address.ts';
import { listCalls } from '../contracts/call-list.ts';
import { isOneSegment } from '../../realtime/protocol/text.ts';

/** Paths of the product's own origin, and the API behind each (design §4). */
const PREFIXES: readonly [prefix: string, upstream: ApiName][] = [
  [API_BASES.media, 'media'],
  ['/api/middle', 'media'],
  [API_BASES.patron, 'patron'],
  [API_BASES.sms, 'sms'],
];

/** A method and the segments of a path; `{name}` stands for any value. */
interface Row {
  method: string;
  segments: readonly string[];
}

/** Public paths of each API: others are not reachable. */
const ROWS: Record<ApiName, readonly Row[]> = {
  media: rowsOf('media'),
  patron: rowsOf('patron'),
  sms: rowsOf('sms'),
};

export type Resolved =
  /** `path` is the path at the API. */
  | { kind: 'call'; upstream: ApiName; path: string }
  | { kind: 'no-call' }
  | { kind: 'other-method'; allowed: string[] };

/**
 * Returns the call of a request, from the specification's tables (spec point 7) or our own list. A
 * value in the path is one segment and is encoded again for the API, so that no server can read it
 * as another path.
 */
export function resolvePath(method: string, pathname: string): Resolved {
  for (const [prefix, upstream] of PREFIXES) {
    if (!pathname.startsWith(`${prefix}/`)) continue;
    const segments = pathname.slice(prefix.length + 1).split('/');
    const values = segments.map(valueOf);
    const rows = ROWS[upstream].filter((row) => isRowOf(row, segments, values));
    if (rows.length === 0) return { kind: 'no-call' };
    const allowed = new Set(rows.map((row) => row.method));
    if (allowed.has('GET')) allowed.add('HEAD');
    if (!allowed.has(method)) return { kind: 'other-method', allowed: [...allowed] };
    const path = values.map((value) => `/${encodeURIComponent(value ?? '')}`).join('');
    return { kind: 'call', upstream, path };
  }
  return { kind: 'no-call' };
}

function isRowOf(row: Row, segments: string[], values: (string | null)[]): boolean {
  return (
    row.segments.length === segments.length &&
    row.segments.every((known, at) =>
      known.startsWith('{') ? values[at] !== null : known === segments[at],
    )
  );
}

/** Most characters of a value; encoded, it may have nine times as many. */
const MAX_LENGTH = 500;

/** Returns a segment's value; null if it is malformed or ambiguous. */
function valueOf(segment: string): string | null {
  // For some servers a semicolon begins a parameter.
  if (segment === '' || segment.includes(';')) return null;
  try {
    const value = decodeURIComponent(segment);
    const isPlain = value.length <= MAX_LENGTH && !/\p{Cc}/u.test(value);
    return isPlain && isOneSegment(value) ? value : null;
  } catch {
    return null;
  }
}

function rowsOf(api: ApiName): Row[] {
  return listCalls()
    .filter((call) => call.api === api)
    .map(({ method, path }) => ({ method, segments: path.slice(1).split('/') }));
}
