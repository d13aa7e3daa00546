import type { Side } from '../../realtime/protocol/primitives.ts';
import { isCounted, resultOf, sumOf, type CountedMatch } from '../../realtime/sports/tally.ts';
import type { FormResult } from '../../realtime/sports/score.ts';
import { playOf, type Match } from '../domain/match.ts';
import { rankRows } from './rank-rows.ts';
import { addMatch } from './row-score.ts';
import type {
  CountedEvent,
  Scope,
  Standings,
  StandingsRow,
  StandingsRule,
  StandingsTable,
} from './standings.ts';

const FORM_LENGTH = 5;

/** A match, with what the loaded table counted (`event.counted`) and what it should count now. */
interface Change {
  event: CountedEvent;
  current: CountedMatch | null;
}

interface Counting {
  rule: StandingsRule;
  scope: Scope;
}

/**
 * Returns the tables with the live scores: replaces what each match counted with what it counts
 * now. `matchOf` finds a match by id; a match that it does not find stays as counted. Rows are
 * exact. The order is too, unless a criterion needs all matches (see `rankRows`).
 */
export function liveTables(
  { tables, rule, countedEvents, league, scope }: Standings,
  matchOf: (id: string) => Match | undefined,
): readonly StandingsTable[] {
  if (!rule || countedEvents.length === 0) return tables;
  const changes = countedEvents.map((event): Change => {
    const match = matchOf(event.eventId);
    // A match that moved to another league is not the counted one.
    const isKnown = match !== undefined && match.leagueId === league.id;
    return { event, current: isKnown ? countable(match, rule) : event.counted };
  });
  return tables.map((table) => moveTable(table, changes, { rule, scope }));
}

/**
 * Returns the tables without the counted events, for a fan with a delay of scores: the page adds
 * each event with the score that it shows. Null if the API sends no rule, since then no match can
 * be subtracted.
 */
export function uncounted(standings: Standings): Standings | null {
  const { tables, rule, countedEvents, scope } = standings;
  if (countedEvents.every(({ counted }) => counted === null)) return standings;
  if (!rule) return null;
  const changes = countedEvents.map((event): Change => ({ event, current: null }));
  return {
    ...standings,
    tables: tables.map((table) => moveTable(table, changes, { rule, scope })),
    countedEvents: countedEvents.map((event) => ({ ...event, counted: null })),
  };
}

/**
 * Returns what a match counts now; null if it counts nothing, such as before it begins or if it is
 * off.
 */
function countable(match: Match, rule: StandingsRule): CountedMatch | null {
  if (match.kind === 'off' || match.kind === 'fixture') return null;
  const winner = match.kind === 'result' ? match.winner : null;
  // A match that was neither played nor awarded counts nothing.
  if (!winner && !playOf(match)) return null;
  const { score, periods } = match;
  const counted = { score, rally: sumOf(periods), winner, isLive: match.kind === 'live' };
  return isCounted(counted, rule) ? counted : null;
}

function moveTable(
  table: StandingsTable,
  changes: readonly Change[],
  counting: Counting,
): StandingsTable {
  const { stage = 'table' } = table;
  const own = changes.filter(
    ({ event }) =>
      (event.stage ?? 'table') === stage &&
      // A match without a group counts in the tables of both teams, since divisions play each
      // other.
      (event.group === null || event.group === table.group),
  );
  if (own.length === 0) return table;
  const settled = own.map(({ event, current }) => ({
    event,
    current: current?.isLive ? null : current,
  }));
  const rows = applied(table.rows, own, counting);
  const places = new Map(
    applied(table.rows, settled, counting).map((row, index) => [row.team.id, index]),
  );
  const isMoving = own.some(({ current }) => current?.isLive);
  return {
    ...table,
    rows: rows.map((row, index) => ({
      ...row,
      // A zone belongs to the place, not to the team.
      zone: table.rows[index]?.zone ?? null,
      movement: isMoving ? (places.get(row.team.id) ?? index) - index : 0,
      inPlay: inPlayOf(row, own, counting.scope),
    })),
  };
}

/** Returns the score of a row's live match that the table counts, the row's own score first. */
function inPlayOf(
  { team }: StandingsRow,
  changes: readonly Change[],
  scope: Scope,
): StandingsRow['inPlay'] {
  for (const { event, current } of changes) {
    const side = sideIn(event, team.id);
    if (!current?.isLive || side === null || (scope !== 'all' && scope !== side)) continue;
    const { home, away } = current.score;
    return side === 'home' ? { own: home, other: away } : { own: away, other: home };
  }
  return null;
}

function sideIn({ homeTeamId, awayTeamId }: CountedEvent, teamId: string): Side | null {
  if (homeTeamId === teamId) return 'home';
  return awayTeamId === teamId ? 'away' : null;
}

function applied(
  base: readonly StandingsRow[],
  changes: readonly Change[],
  counting: Counting,
): readonly StandingsRow[] {
  const rows = base.map((row) => applyTo(row, changes, counting));
  const isUnchanged = rows.every((row, index) => row === base[index]);
  return isUnchanged ? base : rankRows(rows, base, counting.rule);
}

/** Returns a row with the changes of its matches; `row` itself if nothing changes. */
function applyTo(
  row: StandingsRow,
  changes: readonly Change[],
  { rule, scope }: Counting,
): StandingsRow {
  let moved = row;
  let isLive = false;
  for (const { event, current } of changes) {
    const side = sideIn(event, row.team.id);
    if (side === null || (scope !== 'all' && scope !== side)) continue;
    isLive ||= current?.isLive ?? false;
    const { counted } = event;
    if (isSame(counted, current)) continue;
    const { points } = rule;
    if (counted) moved = addMatch(moved, counted, side, { sign: -1, points });
    if (current) moved = addMatch(moved, current, side, { sign: 1, points });
    const dropped = counted && !counted.isLive ? resultOf(counted, side) : null;
    const added = current && !current.isLive ? resultOf(current, side) : null;
    moved = { ...moved, form: changedForm(moved.form, dropped, added) };
  }
  return moved === row && isLive === row.isLive ? row : { ...moved, isLive };
}

function changedForm(
  form: readonly FormResult[],
  dropped: FormResult | null,
  added: FormResult | null,
): readonly FormResult[] {
  if (dropped === added) return form;
  // Only today's matches are corrected or withdrawn, so the dropped result is the newest.
  const kept = dropped !== null && form.at(-1) === dropped ? form.slice(0, -1) : form;
  return added === null ? kept : [...kept, added].slice(-FORM_LENGTH);
}

function isSame(a: CountedMatch | null, b: CountedMatch | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.isLive === b.isLive &&
    (a.winner ?? null) === (b.winner ?? null) &&
    a.score.home === b.score.home &&
    a.score.away === b.score.away &&
    a.rally.home === b.rally.home &&
    a.rally.away === b.rally.away
  );
}
