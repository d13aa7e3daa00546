import { readFile } from 'node:fs/promises';
import type { CatalogueMatch } from '../../protocol/catalogue.ts';
import type { MatchDetails } from '../../protocol/details.ts';
import type { Command, CommandIo } from '../command-io.ts';
import { parseOptions, splitOperands } from '../command-options.ts';
import { FileFormatError } from '../file-format-error.ts';
import { UsageError } from '../usage-error.ts';
import { checkEntries, type CheckedEntries } from './check-entries.ts';
import { checkRooms, type CheckedMatch } from './check-rooms.ts';
import { readEntries, type EntryFault } from './read-entries.ts';

/** Most faults, warnings and matches to print: a file that repeats one fault has thousands of it. */
const MAX_FAULTS = 100;
const MAX_MATCHES = 50;

const help = `Usage: feed check FILE

Says whether a product would take a file, and sends nothing. The file has updates of matches,
matches of the catalogue, or bodies of requests ({source, updates}, {source, matches},
{source, details} or {source, matchIds}, a heartbeat): as JSON, one of them or a list, or one
on each line. The schemas of the product and the rules of its rooms decide, as if the product
knew none of the matches.

Prints on stderr each fault with its line or index, its path and what is allowed, warns there
of times that look like seconds, and prints on stdout what rooms would show after all
updates. Exit code 1 if there is a fault.

  --help               print this

docs/feeds.md explains how to write a feed.
`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const [operands, options] = splitOperands(args);
  parseOptions(options, {});
  const [path, ...more] = operands;
  if (path === undefined || more.length > 0) throw new UsageError('check takes one file');
  const { entries, faults: ofFile } = readEntries(await read(path));
  const checked = checkEntries(entries);
  const rooms = checkRooms(checked.updates, Date.now());
  const faults = [...ofFile, ...checked.faults, ...rooms.faults];
  printFaults(path, faults, ['fault', 'faults'], io);
  printFaults(path, checked.warnings, ['warning', 'warnings'], io);
  for (const line of summary(rooms.matches, checked)) io.stdout.write(`${line}\n`);
  const counts = [
    countOf(entries.length, 'entry', 'entries'),
    countOf(faults.length, 'fault', 'faults'),
    ...(checked.warnings.length > 0
      ? [countOf(checked.warnings.length, 'warning', 'warnings')]
      : []),
  ];
  io.stdout.write(`${counts.join(', ')}\n`);
  return faults.length > 0 ? 1 : 0;
}

function printFaults(
  path: string,
  faults: readonly EntryFault[],
  [one, several]: readonly [string, string],
  { stderr }: CommandIo,
): void {
  for (const fault of faults.slice(0, MAX_FAULTS)) stderr.write(`${faultLine(path, fault)}\n`);
  const left = faults.length - MAX_FAULTS;
  if (left > 0) stderr.write(`and ${countOf(left, one, several)} more\n`);
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
  { matches, details, heartbeats }: CheckedEntries,
): readonly string[] {
  const shown = rooms.slice(0, MAX_MATCHES).map(roomLine);
  const left = rooms.length - shown.length;
  return [
    ...shown,
    ...(left > 0 ? [`and ${countOf(left, 'match', 'matches')} more`] : []),
    ...(matches.length > 0 ? [catalogueLine(matches)] : []),
    ...(details.length > 0 ? [detailsLine(details)] : []),
    ...(heartbeats > 0 ? [countOf(heartbeats, 'heartbeat', 'heartbeats')] : []),
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

function detailsLine(details: readonly MatchDetails[]): string {
  const { size } = new Set(details.map(({ matchId }) => matchId));
  return `Details of ${countOf(size, 'match', 'matches')}, which the product has to know`;
}

function countOf(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

export const check: Command = { summary: 'check a file of what a feed would send', help, run };
