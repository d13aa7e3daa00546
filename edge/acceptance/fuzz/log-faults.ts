import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const lineSchema = v.looseObject({
  event: v.string(),
  level: v.optional(v.string()),
  path: v.optional(v.string()),
  status: v.optional(v.number()),
});

/** Largest log of a run, bytes. */
const MAX_BYTES = 20_000_000;
/** Characters shown of a line. */
const SHOWN = 600;

/** Returns log lines that report faults, each kind once, and a log that is too long. */
export async function logFaults(state: string): Promise<string[]> {
  const text = await readFile(join(state, 'worker.log'), 'utf8');
  const faults = new Map<string, string>();
  for (const line of text.split('\n')) {
    const kind = line === '' ? null : faultOf(line);
    if (kind !== null && !faults.has(kind)) faults.set(kind, line.slice(0, SHOWN));
  }
  const said = [...faults].map(([kind, line]) => `the log has ${kind}: ${line}`);
  return text.length > MAX_BYTES ? [...said, `the log has ${text.length} characters`] : said;
}

function faultOf(line: string): string | null {
  const parsed = v.safeParse(lineSchema, readJson(line));
  if (!parsed.success) return 'a line that is no event';
  const { event, level, path, status } = parsed.output;
  // The page that shows errors by its address answers 500 on purpose.
  if (event === 'request' && path !== undefined && /^\/error(?:\.data)?$/.test(path)) return null;
  if (event === 'unhandled' || /-failed$|^room-unreachable$/.test(event)) return event;
  if (level === 'error') return `${event}${status === undefined ? '' : ` ${status}`}`;
  return null;
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
