import { sql, type SQL } from 'drizzle-orm';
import { foldText } from '../../../realtime/protocol/fold-text.ts';
import { excluded, jsonRows, type Database, type Statement } from '../db/database.ts';
import {
  searchEntries,
  type LeagueRow,
  type PlayerRow,
  type SearchEntry,
  type TeamRow,
} from '../db/schema.ts';

/** Rows that a search finds. */
interface Searchable {
  leagues?: readonly Pick<LeagueRow, 'id' | 'sportId' | 'name'>[];
  teams?: readonly Pick<TeamRow, 'id' | 'sportId' | 'name' | 'shortName' | 'code'>[];
  players?: readonly Pick<PlayerRow, 'id' | 'sportId' | 'name'>[];
}

/**
 * Returns statements that make leagues, teams and players searchable, for the batch that writes
 * them. Rows travel as one JSON value, since a request may contain thousands.
 */
export function upsertSearchEntries(
  db: Database,
  { leagues = [], teams = [], players = [] }: Searchable,
): Statement[] {
  const entries: SearchEntry[] = [
    ...leagues.map((league) => entryOf('league', league, foldText(league.name))),
    ...teams.map((team) => entryOf('team', team, teamText(team))),
    ...players.map((player) => entryOf('player', player, foldText(player.name))),
  ];
  return upsert(db, entries, sql`true`);
}

/**
 * Returns statements that insert players' entries. An existing entry stays, since a squad's name is
 * better.
 */
export function insertPlayerEntries(
  db: Database,
  players: NonNullable<Searchable['players']>,
): Statement[] {
  const entries = players.map((player) => entryOf('player', player, foldText(player.name)));
  return upsert(db, entries, sql`false`);
}

function upsert(db: Database, entries: readonly SearchEntry[], overwrites: SQL): Statement[] {
  if (entries.length === 0) return [];
  return [
    db
      .insert(searchEntries)
      .select(
        sql`select null, value ->> 'kind', value ->> 'entityId', value ->> 'sportId', value ->> 'text'
          from ${jsonRows(entries)} where true`,
      )
      .onConflictDoUpdate({
        target: [searchEntries.kind, searchEntries.entityId],
        set: { sportId: excluded(searchEntries.sportId), text: excluded(searchEntries.text) },
        setWhere: sql`${overwrites} and (${searchEntries.text} is not ${excluded(searchEntries.text)}
          or ${searchEntries.sportId} is not ${excluded(searchEntries.sportId)})`,
      }),
  ];
}

function entryOf(
  kind: SearchEntry['kind'],
  { id, sportId }: Pick<TeamRow, 'id' | 'sportId'>,
  text: string,
): SearchEntry {
  return { kind, entityId: id, sportId, text };
}

/**
 * Returns all names of a team. Leaves out a name that another contains, since its words would count
 * twice.
 */
function teamText({ name, shortName, code }: Pick<TeamRow, 'name' | 'shortName' | 'code'>): string {
  const others = [shortName, code ?? ''].map(foldText).filter(Boolean);
  return others.reduce(
    (text, other) => (` ${text} `.includes(` ${other} `) ? text : `${text} ${other}`),
    foldText(name),
  );
}
