import { SETS } from '../../../sports/match-status.ts';
import type { Side, Sides } from '../../../protocol/primitives.ts';
import type { Random } from '../../world/random.ts';
import {
  advantage,
  opponent,
  type Change,
  type MatchSetup,
  type Play,
  type PlayContext,
} from '../match-setup.ts';
import type { StatCounter } from '../stat-counter.ts';

/** Rules of a sport in which every rally counts. */
export interface RallyRules {
  setsToWin: number;
  target: number;
  /** The last possible set's target. */
  deciderTarget: number;
  /** A set ends here even with a lead of one. */
  cap?: number;
  /** The winner of a rally serves next, or service changes every two (every one from ten all). */
  service: 'winner' | 'two-each';
  /** The server's chance in a rally between equal sides. */
  serverChance: number;
  /** Seconds between rallies. */
  pace: { least: number; most: number };
  betweenSets: number;
  timeouts: boolean;
  /** Players block at the net. */
  hasBlocks: boolean;
}

const TIMEOUT = 30;

export const VOLLEYBALL: RallyRules = {
  setsToWin: 3,
  target: 25,
  deciderTarget: 15,
  service: 'winner',
  serverChance: 0.42,
  pace: { least: 14, most: 30 },
  betweenSets: 180,
  timeouts: true,
  hasBlocks: true,
};

export const BEACH_VOLLEY: RallyRules = {
  ...VOLLEYBALL,
  setsToWin: 2,
  target: 21,
  pace: { least: 14, most: 28 },
  betweenSets: 60,
};

export const BADMINTON: RallyRules = {
  setsToWin: 2,
  target: 21,
  deciderTarget: 21,
  cap: 30,
  service: 'winner',
  serverChance: 0.5,
  pace: { least: 10, most: 26 },
  betweenSets: 120,
  timeouts: false,
  hasBlocks: false,
};

export const TABLE_TENNIS: RallyRules = {
  setsToWin: 4,
  target: 11,
  deciderTarget: 11,
  service: 'two-each',
  serverChance: 0.54,
  pace: { least: 8, most: 20 },
  betweenSets: 60,
  timeouts: true,
  hasBlocks: false,
};

/** Plays sets until one side has won the match. */
export function* playRallies(
  rules: RallyRules,
  { setup, random, counter, incident }: PlayContext,
): Play {
  const won: Sides = { home: 0, away: 0 };
  const sets: Sides[] = [];
  const most = rules.setsToWin * 2 - 1;
  let firstServer: Side = random.pick(['home', 'away']);
  const shown = (): Pick<Change, 'score' | 'periods'> => ({
    score: { ...won },
    periods: sets.map((set) => ({ ...set })),
  });

  for (const status of SETS.slice(0, most)) {
    const set: Sides = { home: 0, away: 0 };
    sets.push(set);
    const target = sets.length === most ? rules.deciderTarget : rules.target;
    let server = firstServer;
    let pause = 0;
    yield {
      after: sets.length === 1 ? 0 : rules.betweenSets,
      change: { status: 'Live', matchStatus: status, ...shown(), points: pointsOf(set, server) },
    };
    while (!isWon(rules, set, target)) {
      const winner = random.chance(rallyChance(rules, setup, server)) ? server : opponent(server);
      set[winner] += 1;
      countPoint(counter, random, rules, server, winner);
      server = rules.service === 'winner' ? winner : serverAt(firstServer, set, target);
      const over = isWon(rules, set, target);
      if (over) won[winner] += 1;
      yield {
        after: pause + random.between(rules.pace.least, rules.pace.most),
        change: { ...shown(), points: pointsOf(set, server) },
      };
      pause = 0;
      if (!over && rules.timeouts && random.chance(0.02)) {
        const moment = { minute: null, period: status };
        const timeout = incident('timeout', opponent(winner), moment);
        yield { after: 4, change: { incidents: [timeout] } };
        pause = TIMEOUT;
      }
    }
    if (Math.max(won.home, won.away) === rules.setsToWin) return 'Ended';
    yield { after: 5, change: { matchStatus: 'Break' } };
    firstServer = opponent(firstServer);
  }
  throw new Error('A match was played to its last set and nobody won');
}

/** Counts a rally; only volleyball distinguishes aces, blocks and errors. */
function countPoint(
  counter: StatCounter,
  random: Random,
  { hasBlocks }: RallyRules,
  server: Side,
  winner: Side,
): void {
  counter.count(winner, 'points-won');
  if (winner === server) counter.count(winner, 'service-points-won');
  if (!hasBlocks) return;
  if (winner === server && random.chance(0.14)) counter.count(winner, 'aces');
  else if (random.chance(0.13)) counter.count(winner, 'blocks');
  else if (random.chance(0.3)) counter.count(opponent(winner), 'errors');
}

function rallyChance(rules: RallyRules, setup: MatchSetup, server: Side): number {
  // Strength counts less in one rally than in a match.
  return rules.serverChance + 0.35 * advantage(setup, server);
}

function isWon(rules: RallyRules, { home, away }: Sides, target: number): boolean {
  const high = Math.max(home, away);
  return (high >= target && Math.abs(home - away) >= 2) || high === rules.cap;
}

function serverAt(first: Side, { home, away }: Sides, target: number): Side {
  const played = home + away;
  const level = 2 * (target - 1);
  const turns = played < level ? Math.floor(played / 2) : played - level + level / 2;
  return turns % 2 === 0 ? first : opponent(first);
}

function pointsOf(
  { home, away }: Sides,
  server: Side,
): { home: string; away: string; server: Side } {
  return { home: String(home), away: String(away), server };
}
