import { BOX_SCORES } from '../../../../realtime/sports/box-score.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { IN_PLAY_STATUSES } from '../../../../realtime/sports/event-status.ts';
import { sportById } from '../../../../realtime/sports/registry.ts';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import {
  boxScoreValuesSchema,
  type BoxScoreValues,
} from '../../../../realtime/protocol/details.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import type { BoxScore, BoxScoreSideWire } from '../../../contracts/box-score.ts';
import type { Database } from '../../db/database.ts';
import { boxScoreLines, matchDetails, type BoxScoreLineRow } from '../../db/details-schema.ts';
import { matches } from '../../db/schema.ts';
import { addUp } from './add-up.ts';

const totalsSchema = v.object({ totals: v.nullable(boxScoreValuesSchema) });

/** Answers `getBoxScore`: undefined when the id names no match. */
export async function findBoxScore(db: Database, matchId: string): Promise<BoxScore | undefined> {
  const [[match], lines, sent] = await db.batch([
    db.select().from(matches).where(eq(matches.id, matchId)),
    db
      .select()
      .from(boxScoreLines)
      .where(eq(boxScoreLines.matchId, matchId))
      .orderBy(asc(boxScoreLines.place)),
    db
      .select()
      .from(matchDetails)
      .where(
        and(
          eq(matchDetails.matchId, matchId),
          inArray(matchDetails.kind, ['box-score-home', 'box-score-away']),
        ),
      ),
  ]);
  if (!match) return undefined;
  const side = (name: Side, teamId: string): BoxScoreSideWire | null => {
    const row = sent.find(({ kind }) => kind === `box-score-${name}`);
    if (!row) return null;
    const players = lines.filter((line) => line.side === name);
    const { totals } = v.parse(totalsSchema, row.body);
    return {
      teamId,
      players: players.map(lineWire),
      totals: totals ?? teamTotals(players, match.sportId),
    };
  };
  const home = side('home', match.homeTeamId);
  const away = side('away', match.awayTeamId);
  return {
    eventId: match.id,
    isLive: IN_PLAY_STATUSES.has(match.status),
    groups: groupsOf(lines, match.sportId),
    home,
    away,
  };
}

function lineWire(line: BoxScoreLineRow) {
  return {
    playerId: line.playerId,
    playerName: line.name,
    shirtNumber: line.number,
    position: line.position,
    isStarter: line.isStarter,
    values: line.values,
  };
}

/** Returns the tables with any figure, each with its known columns. */
function groupsOf(lines: readonly BoxScoreLineRow[], sportId: SportId): BoxScore['groups'] {
  const known = new Set(lines.flatMap(({ values }) => Object.keys(values)));
  return BOX_SCORES[sportById(sportId).key].flatMap(({ key, columns }) => {
    const keys = columns.map((column) => column.key).filter((column) => known.has(column));
    return keys.length > 0 ? [{ key, columns: keys }] : [];
  });
}

function teamTotals(lines: readonly BoxScoreLineRow[], sportId: SportId): BoxScoreValues {
  const columns = BOX_SCORES[sportById(sportId).key].flatMap((group) => group.columns);
  const playersOnly = new Set<string>(
    columns.filter((each) => each.ofPlayersOnly).map(({ key }) => key),
  );
  const sums = Object.entries(addUp(lines.map(({ values }) => values)));
  return Object.fromEntries(sums.filter(([key]) => !playersOnly.has(key)));
}
