import { parseArgs } from 'node:util';
import { messageOf } from '../hosts/log.ts';

export interface FanoutOptions {
  clients: number;
  /** Measured updates per system and round. */
  updates: number;
  rounds: number;
  /** Unmeasured updates before them. */
  warmup: number;
  /** Shortest time between two updates, ms. */
  interval: number;
  /** Systems to run, by name; empty for all. */
  only: readonly string[];
  json: boolean;
}

export type ParsedOptions =
  | { kind: 'run'; options: FanoutOptions }
  | { kind: 'help' }
  | { kind: 'error'; message: string };

export const HELP = `Usage: npm run bench:fanout -- [options]

Sends the same updates to the same number of sockets with this project's match
room, a bare Durable Object, ws, socket.io and nchan.

  --clients N    sockets per system (default 4000)
  --updates N    measured updates per system and round (default 10)
  --rounds N     rounds, each starting every system anew and beginning with
                 another; made a multiple of the systems (default 5)
  --warmup N     updates before the measured ones of a round (default 3)
  --interval MS  between two updates at least (default 250)
  --only NAME    only this system; may be repeated
  --json         print one JSON object
  --help         print this
`;

/** Parses the command line; an invalid option gives an error. */
export function parseFanoutOptions(args: readonly string[]): ParsedOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        clients: { type: 'string', default: '4000' },
        updates: { type: 'string', default: '10' },
        rounds: { type: 'string', default: '5' },
        warmup: { type: 'string', default: '3' },
        interval: { type: 'string', default: '250' },
        only: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    return {
      kind: 'run',
      options: {
        clients: wholeNumber('clients', values.clients, 1),
        updates: wholeNumber('updates', values.updates, 1),
        rounds: wholeNumber('rounds', values.rounds, 1),
        warmup: wholeNumber('warmup', values.warmup, 0),
        interval: wholeNumber('interval', values.interval, 0),
        only: values.only,
        json: values.json,
      },
    };
  } catch (error) {
    return { kind: 'error', message: messageOf(error) };
  }
}

/** Parses an option's count; throws, naming the option, if invalid. */
export function wholeNumber(option: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d{1,7}$/.test(text) || value < least)
    throw new Error(`--${option} takes a whole number from ${least}, not "${text}"`);
  return value;
}
