import { eq, inArray } from 'drizzle-orm';
import type { SeasonOutlook } from '../../../contracts/outlook.ts';
import type { Database } from '../../db/database.ts';
import { seasonOutlooks, type StoredOutlook } from '../../db/outlook-schema.ts';
import { seasonRules, teams, type SeasonRulesRow, type TeamRow } from '../../db/schema.ts';
import type { OriginHandlers } from '../../services.ts';
import { sideWire } from '../events/event-wire.ts';
import { findLeagueSeason, selectSeasonTeams, type SeasonQuery } from '../leagues/seasons.ts';
import { seasonWire } from '../leagues/season-wire.ts';
import { zoneWire } from '../standings/league-standings.ts';

export const outlookHandlers = {
  getSeasonOutlook: ({ id, seasonId }, { db, now }) => findSeasonOutlook(db, id, { seasonId, now }),
} satisfies Partial<OriginHandlers>;

/** Answers `getSeasonOutlook`: undefined when the league or season is missing. */
async function findSeasonOutlook(
  db: Database,
  leagueId: string,
  query: SeasonQuery,
): Promise<SeasonOutlook | undefined> {
  const found = await findLeagueSeason(db, leagueId, query);
  if (!found) return undefined;
  const { season } = found;
  if (!season) return { season: null, outlook: null };
  const [[stored], [rules], known] = await db.batch([
    db.select().from(seasonOutlooks).where(eq(seasonOutlooks.seasonId, season.id)),
    db.select().from(seasonRules).where(eq(seasonRules.seasonId, season.id)),
    db
      .select()
      .from(teams)
      .where(inArray(teams.id, selectSeasonTeams(db, found))),
  ]);
  const outlook = stored?.outlook ? outlookWire(stored.outlook, rules?.zones ?? [], known) : null;
  return { season: seasonWire(season), outlook };
}

function outlookWire(
  { runs, asOf, left, teams: forecasts }: StoredOutlook,
  zones: SeasonRulesRow['zones'],
  known: readonly TeamRow[],
): SeasonOutlook['outlook'] {
  const byId = new Map(known.map((team) => [team.id, team]));
  /** Share of the runs that ended between two places, from 1. */
  const chance = (places: readonly number[], from: number, to: number) =>
    places.slice(from - 1, to).reduce((sum, count) => sum + count, 0) / runs;
  return {
    runs,
    asOf,
    matchesLeft: left,
    zones: zones.map(zoneWire),
    teams: forecasts
      .toSorted((one, other) => other.expected - one.expected)
      .flatMap(({ teamId, points, expected, places }) => {
        const team = byId.get(teamId);
        if (!team) return [];
        return {
          ...sideWire(team),
          points,
          expectedPoints: Math.round(expected * 10) / 10,
          titleChance: chance(places, 1, 1),
          zoneChances: zones.map(({ from, to }) => chance(places, from, to)),
        };
      }),
  };
}
