import { parseArgs } from 'node:util';
import { messageOf } from '../../../realtime/hosts/log.ts';

export interface FuzzOptions {
  /** Number of cases, counted from 0. */
  cases: number;
  seed: number;
  /** Run only these numbers, from the first through the last. */
  only: { from: number; to: number } | null;
  /** Shrink the one case while it still fails. */
  shrink: boolean;
  /** Watch a few pages in Chromium. */
  browser: boolean;
  json: boolean;
}

export type ParsedOptions =
  | { kind: 'run'; options: FuzzOptions }
  | { kind: 'help' }
  | { kind: 'error'; message: string };

export const HELP = `Usage: npm run fuzz -- [options]

Starts the built product and does to it what nobody should: signed updates,
catalogues and details with poisoned members, bodies no library would write,
odd addresses, headers and cookies, sockets that send garbage, and an operator's
API that answers badly. Nothing may be answered 5xx, hang, break a page or a
viewer, or leave the database unlike the rooms. Takes a folder of its own and
free ports, and leaves nothing behind.

  --cases N     how many (default 1000)
  --seed N      which: the same seed gives the same cases (default: by chance)
  --only K      only case K of the seed, or K-L: what a failure prints to repeat it
  --shrink      with --only K: look for a smaller case that fails as well
  --no-browser  leave out the pages that are watched in Chromium
  --json        print one JSON object
  --help        print this

Exits with 1 when anything failed. Times of cases lie around today: a failure
is best repeated on the day that it was found.
`;

/** Reads the command line; an invalid one returns an error text. */
export function parseFuzzOptions(args: readonly string[]): ParsedOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        cases: { type: 'string', default: '1000' },
        seed: { type: 'string' },
        only: { type: 'string' },
        shrink: { type: 'boolean', default: false },
        'no-browser': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    const only = values.only === undefined ? null : numbersOf(values.only);
    if (values.shrink && (only === null || only.from !== only.to))
      throw new Error('--shrink takes one case: --only K');
    return {
      kind: 'run',
      options: {
        cases: wholeNumber('cases', values.cases, 1),
        seed: values.seed === undefined ? bychance() : wholeNumber('seed', values.seed, 0),
        only,
        shrink: values.shrink,
        browser: !values['no-browser'],
        json: values.json,
      },
    };
  } catch (error) {
    return { kind: 'error', message: messageOf(error) };
  }
}

function bychance(): number {
  return Math.floor(Math.random() * 1_000_000);
}

function wholeNumber(option: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < least)
    throw new Error(`--${option} takes a whole number from ${least}, not "${text}"`);
  return value;
}

function numbersOf(text: string): { from: number; to: number } {
  const [, first = '', last = first] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === '' || to < from)
    throw new Error(`--only takes a number or two such as 100-149, not "${text}"`);
  return { from, to };
}
