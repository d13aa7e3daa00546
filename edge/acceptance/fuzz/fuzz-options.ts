import { parseArgs } from 'node:util';
import { messageOf } from '../../../realtime/hosts/log.ts';
import { DOORS } from './doors.ts';
import type { RunOptions } from './run-fuzz.ts';

export type FuzzOptions = Omit<RunOptions, 'progress'>;

export type ParsedOptions =
  | { kind: 'run'; options: FuzzOptions }
  | { kind: 'help' }
  | { kind: 'error'; message: string };

const DOOR_NAMES = DOORS.map(({ name }) => name);

export const HELP = `Usage: npm run fuzz -- [options]

Starts the built product and does to it what nobody should: signed updates,
catalogues and details with poisoned members, bodies no library would write,
odd addresses, headers and cookies, sockets that send garbage, and an operator's
API that answers badly. Nothing may be answered 5xx, hang, break a page or a
viewer, or leave the database unlike the rooms. Each door is a property of
fast-check, which shrinks a case that fails. Takes a folder of its own and free
ports, and leaves nothing behind.

  --cases N     how many are drawn (default 1000; 50000 take hours)
  --seed N      which: the same seed draws the same cases (default: random)
  --door NAME   only this one of ${DOOR_NAMES.slice(0, 5).join(', ')},
                ${DOOR_NAMES.slice(5).join(', ')}
  --path P      with --door: only the case at this path of fast-check
  --settle      check lists, viewers, database and log after every case: slow,
                but finds and shrinks the case behind a fault of these
  --verbose     print every failing case that shrinking met
  --no-browser  leave out the pages that are watched in Chromium
  --help        print this

Exits with 1 when anything failed, and prints the options that repeat it. Times
of cases lie around today: a failure is best repeated on the day that it was found.
`;

/** Reads the command line; an invalid one returns an error text. */
export function parseFuzzOptions(args: readonly string[]): ParsedOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        cases: { type: 'string', default: '1000' },
        seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
        door: { type: 'string' },
        path: { type: 'string' },
        settle: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
        'no-browser': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    const { door = null, path = null, settle, verbose } = values;
    if (door !== null && !DOOR_NAMES.includes(door))
      throw new Error(`--door takes one of ${DOOR_NAMES.join(', ')}, not "${door}"`);
    if (path !== null && (door === null || !/^\d+(?::\d+)*$/.test(path)))
      throw new Error('--path takes a path such as 17:0:2, with --door NAME');
    const cases = path === null ? wholeNumber('cases', values.cases, 1) : 1;
    const seed = wholeNumber('seed', values.seed, 0);
    const browser = !values['no-browser'];
    return { kind: 'run', options: { cases, seed, door, path, settle, verbose, browser } };
  } catch (error) {
    return { kind: 'error', message: messageOf(error) };
  }
}

function wholeNumber(option: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < least)
    throw new Error(`--${option} takes a whole number from ${least}, not "${text}"`);
  return value;
}
