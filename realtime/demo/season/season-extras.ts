import type { Group, Squad } from '../../protocol/catalogue.ts';
import type { Venue } from '../../protocol/venue.ts';
import type { SeasonRules } from '../../protocol/season-rules.ts';
import type { DemoSeason } from './demo-season.ts';
import { seasonGroups } from './season-groups.ts';

/** The catalogue's data of seasons beside their matches. */
export interface SeasonExtras {
  rules: SeasonRules[];
  groups: Group[];
  venues: Venue[];
  squads: Squad[];
}

export function seasonExtras(seasons: readonly DemoSeason[]): SeasonExtras {
  return {
    rules: seasons.map(seasonRules),
    groups: seasons.flatMap(namedGroups),
    venues: seasons.flatMap(grounds),
    squads: seasons.flatMap(seasonSquads),
  };
}

function seasonRules({ season, league }: DemoSeason): SeasonRules {
  const { rules, knockout } = league.plan;
  return {
    seasonId: season.id,
    ...rules,
    ...(knockout && {
      knockout: knockout.rounds.map(({ name, slots }) => ({ name, ties: slots.length })),
    }),
  };
}

function namedGroups(season: DemoSeason): Group[] {
  if (!season.league.plan.table) return [];
  return seasonGroups(season).flatMap(({ name, teams }): Group[] =>
    name === undefined
      ? []
      : [
          {
            sportId: season.league.sport.id,
            seasonId: season.season.id,
            name,
            teams: teams.map(({ team }) => team),
          },
        ],
  );
}

/** Returns the grounds of a league's clubs. Clubs in cups play on these, too. */
function grounds({ league }: DemoSeason): Venue[] {
  if (league.plan.entrants.kind !== 'clubs') return [];
  return league.teams.flatMap(({ ground }) => ground ?? []);
}

/**
 * Returns a season's squads. Single players and pairs have none, and clubs in cups have those of
 * their leagues.
 */
function seasonSquads({ league, season }: DemoSeason): Squad[] {
  if (league.plan.entrants.kind !== 'clubs') return [];
  return league.teams.map(({ team, squad }) => ({
    sportId: league.sport.id,
    seasonId: season.id,
    team,
    players: squad.map((player) => ({ ...player })),
  }));
}
