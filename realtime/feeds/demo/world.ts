import type { League } from '../../protocol/ingest.ts';
import type { Team } from '../../protocol/match-state.ts';
import { sportByKey, type Sport } from '../../protocol/sport.ts';
import { inventClubs } from './clubs.ts';
import { FOOTBALL_LEAGUES } from './football-leagues.ts';
import type { Calendar, Entrants, LeaguePlan } from './league-plan.ts';
import { fullName, initialedName, inventPeople } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { TEAM_LEAGUES } from './team-leagues.ts';
import { TOURS } from './tours.ts';

/** The world that is shown unless another seed is asked for. */
export const DEMO_SEED = 7;

export interface DemoTeam {
  team: Team;
  /** Around 1; the stronger side of a match wins more often. */
  strength: number;
  /** Squad in the order of the team sheet; a single player or a pair as they are. */
  players: readonly string[];
  venue?: string;
}

export interface DemoLeague {
  /** 'fb-1' */
  key: string;
  sport: Sport;
  league: League;
  /** Its matches must have a winner. */
  knockout: boolean;
  calendar: Calendar;
  teams: readonly DemoTeam[];
}

/** What ids of a world begin with: another seed's world may lie beside the usual one. */
export function demoPrefix(seed: number): string {
  return seed === DEMO_SEED ? 'demo' : `demo${seed}`;
}

/** All leagues of the fictional world with their teams: the same for the same seed. */
export function demoWorld(seed: number = DEMO_SEED): readonly DemoLeague[] {
  const leagues: DemoLeague[] = [];
  for (const plan of [...FOOTBALL_LEAGUES, ...TEAM_LEAGUES, ...TOURS])
    leagues.push(createLeague(plan, seed, leagues));
  return leagues;
}

function createLeague(plan: LeaguePlan, seed: number, others: readonly DemoLeague[]): DemoLeague {
  const sport = sportByKey(plan.sport);
  if (!sport) throw new Error(`There is no sport ${plan.sport}`);
  const id = `${demoPrefix(seed)}-${plan.key}`;
  return {
    key: plan.key,
    sport,
    league: { id, name: plan.name, country: plan.country },
    knockout: plan.calendar.kind === 'knockout',
    calendar: plan.calendar,
    teams: createTeams(plan.entrants, id, createRandom(seed, plan.key), others),
  };
}

function createTeams(
  entrants: Entrants,
  leagueId: string,
  random: Random,
  others: readonly DemoLeague[],
): DemoTeam[] {
  const identify = (index: number): string => `${leagueId}-${String(index + 1).padStart(2, '0')}`;
  const strength = (): number => random.between(0.8, 1.25);
  switch (entrants.kind) {
    case 'clubs': {
      const clubs = inventClubs(random, random.pick(entrants.cultures), entrants.count);
      return clubs.map(({ name, shortName, venue }, index) => ({
        team: { id: identify(index), name, shortName },
        strength: strength(),
        players: inventPeople(random, entrants.cultures, entrants.gender, entrants.squad).map(
          fullName,
        ),
        venue,
      }));
    }
    case 'members': {
      const members = others
        .filter(({ key }) => entrants.leagues.includes(key))
        .flatMap(({ teams }) => teams);
      return random.shuffle(members).slice(0, entrants.count);
    }
    case 'players':
      return inventPeople(random, entrants.cultures, entrants.gender, entrants.count).map(
        (person, index) => ({
          team: { id: identify(index), name: fullName(person), shortName: initialedName(person) },
          strength: strength(),
          players: [fullName(person)],
        }),
      );
    case 'pairs':
      return Array.from({ length: entrants.count }, (_, index) => {
        const pair = inventPeople(random, [random.pick(entrants.cultures)], entrants.gender, 2);
        const name = pair.map(({ family }) => family).join('/');
        return {
          team: { id: identify(index), name, shortName: name },
          strength: strength(),
          players: pair.map(fullName),
        };
      });
  }
}
