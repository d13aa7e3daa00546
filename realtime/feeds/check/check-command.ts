import { readFile } from 'node:fs/promises';
import type { CatalogueMatch } from '../../protocol/catalogue.ts';
import type { Command, CommandIo } from '../command-io.ts';
import { parseOptions, splitOperands } from '../command-options.ts';
import { FileFormatError } from '../file-format-error.ts';
import { UsageError } from '../usage-error.ts';
import { checkEntries } from './check-entries.ts';
import { checkRooms, type CheckedMatch } from './check-rooms.ts';
import { readEntries, type EntryFault } from './read-entries.ts';

/** Most faults and most matches to print: a file that repeats one fault has thousands of it. */
const MAX_FAULTS = 100;
const MAX_MATCHES = 50;

const help = `Usage: feed check FILE

Says whether a product would take a file, and sends nothing. The file has updates of matches,
matches of the catalogue, or bodies of requests ({source, updates} or {source, matches}): as
JSON, one of them or a list, or one on each line. The schemas of the product and the rules of
its rooms decide, as if the product knew none of the matches.

Prints on stderr each fault with its line or index, its path and what is allowed, and on
stdout what rooms would show after all updates. Exit code 1 if there is a fault.

  --help               print this

docs/feeds.md explains how to write a feed.
`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const [operands, options] = splitOperands(args);
  parseOptions(options, {});
  const [path, ...more] = operands;
  if (path === undefined || more.length > 0) throw new UsageError('check takes one file');
  const { entries, faults: ofFile } = readEntries(await read(path));
  const { updates, matches, faults: ofEntries } = checkEntries(entries);
  const rooms = checkRooms(updates, Date.now());
  const faults = [...ofFile, ...ofEntries, ...rooms.faults];
  for (const fault of faults.slice(0, MAX_FAULTS)) io.stderr.write(`${faultLine(path, fault)}\n`);
  if (faults.length > MAX_FAULTS)
    io.stderr.write(`and ${faults.length - MAX_FAULTS} faults more\n`);
  for (const line of summary(rooms.matches, matches)) io.stdout.write(`${line}\n`);
  const found = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  io.stdout.write(`${countOf(entries.length, 'entry', 'entries')}, ${found}\n`);
  return faults.length > 0 ? 1 : 0;
}

async function read(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new FileFormatError(path, '', 'cannot be read: see that it is there');
  }
}

/** 'updates.jsonl, line 3, score.home: must be …' */
function faultLine(file: string, { place, path, message }: EntryFault): string {
  return `${[file, place, path].filter((part) => part !== '').join(', ')}: ${message}`;
}

function summary(
  rooms: readonly CheckedMatch[],
  listed: readonly CatalogueMatch[],
): readonly string[] {
  const shown = rooms.slice(0, MAX_MATCHES).map(roomLine);
  const left = rooms.length - shown.length;
  return [
    ...shown,
    ...(left > 0 ? [`and ${countOf(left, 'match', 'matches')} more`] : []),
    ...(listed.length > 0 ? [catalogueLine(listed)] : []),
  ];
}

/** 'm-1: Ash Town 1–0 Birch Park, Finished (Ended), Club League, 2026-11-29T15:00Z, 2 incidents; 4 applied' */
function roomLine({ matchId, state, outcomes }: CheckedMatch): string {
  const counts = Array.from(outcomes, ([outcome, count]) => `${count} ${outcome}`).join(', ');
  if (!state) return `${matchId}: a room would show nothing; ${counts}`;
  const { home, away, score, status, matchStatus, leagueName, startTime, incidents } = state;
  const shown = [
    `${home.name} ${score.home}–${score.away} ${away.name}`,
    `${status} (${matchStatus})`,
    leagueName,
    new Date(startTime).toISOString().replace(':00.000Z', 'Z'),
    countOf(incidents.length, 'incident', 'incidents'),
  ];
  return `${matchId}: ${shown.join(', ')}; ${counts}`;
}

function catalogueLine(matches: readonly CatalogueMatch[]): string {
  const leagues = new Set(matches.map(({ fixture }) => fixture.league.name));
  const teams = new Set(matches.flatMap(({ fixture: { home, away } }) => [home.id, away.id]));
  const played = matches.filter(({ result }) => result !== undefined).length;
  return [
    `The catalogue would have ${countOf(matches.length, 'match', 'matches')} of ${[...leagues].join(', ')}`,
    `${played} with a result`,
    countOf(teams.size, 'team', 'teams'),
  ].join(', ');
}

function countOf(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

export const check: Command = { summary: 'check a file of updates or matches', help, run };
