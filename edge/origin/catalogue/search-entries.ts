import { sql } from 'drizzle-orm';
import { foldText } from '../../contracts/fold-text.ts';
import { excluded, insertParts, type Database, type Statement } from '../db/database.ts';
import { searchEntries, type LeagueRow, type SearchEntry, type TeamRow } from '../db/schema.ts';

/** Statements that make leagues and teams searchable; they belong in the batch that writes those. */
export function upsertSearchEntries(
  db: Database,
  { leagues, teams }: { leagues: readonly LeagueRow[]; teams: readonly TeamRow[] },
): Statement[] {
  const entries: SearchEntry[] = [
    ...leagues.map(({ id, sportId, name }) => ({
      kind: 'league' as const,
      entityId: id,
      sportId,
      text: foldText(name),
    })),
    ...teams.map(({ id, sportId, name, shortName, code }) => ({
      kind: 'team' as const,
      entityId: id,
      sportId,
      text: [shortName, code ?? ''].reduce(withName, foldText(name)),
    })),
  ];
  return insertParts(entries).map((part) =>
    db
      .insert(searchEntries)
      .values(part)
      .onConflictDoUpdate({
        target: [searchEntries.kind, searchEntries.entityId],
        set: { sportId: excluded(searchEntries.sportId), text: excluded(searchEntries.text) },
        setWhere: sql`${searchEntries.text} is not ${excluded(searchEntries.text)}
          or ${searchEntries.sportId} is not ${excluded(searchEntries.sportId)}`,
      }),
  );
}

/** A name that is there already would only make its words count twice. */
function withName(text: string, name: string): string {
  const folded = foldText(name);
  return ` ${text} `.includes(` ${folded} `) ? text : `${text} ${folded}`;
}
