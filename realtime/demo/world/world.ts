import { DEMO_SPORTS } from '../demo-sports.ts';
import type { League } from '../../protocol/ingest.ts';
import type { Venue } from '../../protocol/venue.ts';
import type { Team } from '../../protocol/match-state.ts';
import { sportByKey } from '../../sports/registry.ts';
import type { Sport } from '../../sports/sport.ts';
import { inventClubs } from './clubs.ts';
import { createSquad, squadSize, type DemoPlayer } from './demo-player.ts';
import { FOOTBALL_LEAGUES } from './football-leagues.ts';
import { inventKits } from './kits.ts';
import type { Entrants, LeaguePlan } from './league-plan.ts';
import { fullName, initialedName, inventPeople, type Person } from './people.ts';
import { createRandom } from './random.ts';
import { inventStrengths } from './strengths.ts';
import { TEAM_LEAGUES } from './team-leagues.ts';
import { TOURS } from './tours.ts';

/** The default seed of the world. */
export const DEMO_SEED = 7;

export interface DemoTeam {
  team: Team;
  /** Around 1; the stronger side of a match wins more often. */
  strength: number;
  /** The whole squad, in team sheet order. */
  squad: readonly DemoPlayer[];
  /** The team's home ground. */
  ground?: Venue;
}

export interface DemoLeague {
  /** 'fb-1' */
  key: string;
  seed: number;
  sport: Sport;
  league: League;
  plan: LeaguePlan;
  /** Whether the league is only a knock-out, so that its matches need a winner. */
  knockout: boolean;
  teams: readonly DemoTeam[];
}

/**
 * Returns the prefix of a world's ids. The worlds of other seeds may coexist with the default one.
 */
export function demoPrefix(seed: number): string {
  return seed === DEMO_SEED ? 'demo' : `demo${seed}`;
}

const worlds = new Map<number, readonly DemoLeague[]>();

/**
 * Returns all leagues of the fictional world with their teams. The same seed gives the same world.
 */
export function demoWorld(seed: number = DEMO_SEED): readonly DemoLeague[] {
  const known = worlds.get(seed);
  if (known) return known;
  const leagues: DemoLeague[] = [];
  for (const plan of [...FOOTBALL_LEAGUES, ...TEAM_LEAGUES, ...TOURS])
    leagues.push(createLeague(plan, seed, leagues));
  worlds.set(seed, leagues);
  return leagues;
}

function createLeague(plan: LeaguePlan, seed: number, others: readonly DemoLeague[]): DemoLeague {
  const sport = sportByKey(plan.sport);
  if (!sport) throw new Error(`There is no sport ${plan.sport}`);
  const id = `${demoPrefix(seed)}-${plan.key}`;
  // The plans are in the order of their importance to fans.
  const rank = others.filter((other) => other.sport === sport).length + 1;
  return {
    key: plan.key,
    seed,
    sport,
    league: { id, name: plan.name, country: plan.country, rank },
    plan,
    knockout: plan.table === undefined,
    teams: createTeams(plan, id, seed, others),
  };
}

function createTeams(
  { key, entrants, sport, country, longName }: LeaguePlan,
  leagueId: string,
  seed: number,
  others: readonly DemoLeague[],
): DemoTeam[] {
  const random = createRandom(seed, key);
  const identify = (index: number): string => `${leagueId}-${String(index + 1).padStart(2, '0')}`;
  if (entrants.kind === 'members') return members(entrants, others);
  const strengths = inventStrengths(random, sport, entrants.count);
  /** Returns a single player or a pair. */
  const ofPeople = (people: readonly Person[], index: number): DemoTeam => {
    const id = identify(index);
    const squad = createSquad(random, sport, id, people);
    const [first, second] = people;
    const shortName =
      first && !second ? initialedName(first) : people.map(({ family }) => family).join(' / ');
    const name = first && !second ? fullName(first) : shortName;
    return {
      team: { id, name, shortName, ...(first && { nation: first.country }) },
      strength: strengths[index] ?? 1,
      squad,
    };
  };
  switch (entrants.kind) {
    case 'clubs': {
      const { count } = entrants;
      const culture = random.pick(entrants.cultures);
      const clubs = inventClubs(random, culture, count);
      // A separate stream, so that kits do not change the numbers of the main one.
      const kits = inventKits(
        createRandom(seed, key, 'kits'),
        { sport, culture, count },
        others.flatMap(({ plan, teams }) =>
          plan.sport === sport ? teams.flatMap(({ team }) => team.kit ?? []) : [],
        ),
      );
      const [least, most] = DEMO_SPORTS[sport].capacity;
      return clubs.map(({ name, shortName, code, ground }, index) => {
        const id = identify(index);
        const people = inventPeople(random, entrants.cultures, entrants.gender, squadSize(sport));
        const squad = createSquad(random, sport, id, people);
        const kit = kits[index];
        return {
          team: {
            id,
            name: (index === 0 && longName?.replace('*', shortName)) || name,
            shortName,
            code,
            ...(kit && { kit }),
          },
          strength: strengths[index] ?? 1,
          squad,
          ground: {
            id: `${id}-ground`,
            name: ground,
            city: shortName,
            country,
            capacity: random.int(least, most) * 100,
          },
        };
      });
    }
    case 'players':
      return inventPeople(random, entrants.cultures, entrants.gender, entrants.count).map(
        (person, index) => ofPeople([person], index),
      );
    case 'pairs':
      return strengths.map((_, index) =>
        ofPeople(inventPeople(random, [random.pick(entrants.cultures)], entrants.gender, 2), index),
      );
  }
}

/** Returns the strongest entrants of the leagues, equally many from each. */
function members(
  { leagues, count }: Extract<Entrants, { kind: 'members' }>,
  others: readonly DemoLeague[],
): DemoTeam[] {
  const named = others.filter(({ key }) => leagues.includes(key));
  return named
    .flatMap(({ teams }) =>
      teams.toSorted((a, b) => b.strength - a.strength).slice(0, Math.ceil(count / named.length)),
    )
    .slice(0, count);
}
