import type { Incident, IncidentType } from '../../../protocol/incident.ts';
import type { MatchStatus } from '../../../protocol/match-status.ts';
import type { Side } from '../../../protocol/primitives.ts';
import type { Random } from '../../demo/random.ts';
import {
  homeChance,
  opponent,
  type Change,
  type Contest,
  type Play,
  type Step,
} from '../contest.ts';
import { incidentIds, Scoreboard, StatSheet } from '../scoreboard.ts';

const HALF = 30 * 60;
const HALF_TIME = 15 * 60;
const SUSPENSION = 2 * 60;

interface Game {
  contest: Contest;
  random: Random;
  board: Scoreboard;
  stats: StatSheet;
  nextId: () => string;
}

/** Two halves of thirty minutes; a draw stands. */
export function* playHandball(contest: Contest, random: Random): Play {
  const game: Game = {
    contest,
    random,
    board: new Scoreboard(),
    stats: new StatSheet('Shots', 'Saves', 'Suspensions'),
    nextId: incidentIds(),
  };
  yield* playHalf(game, 'H1', 0, 0);
  yield { after: 1, change: { matchStatus: 'HT', gameScore: [game.board.asText()] } };
  yield* playHalf(game, 'H2', 30, HALF_TIME);
  return 'Ended';
}

function* playHalf(
  game: Game,
  status: MatchStatus,
  startMinute: number,
  pause: number,
): Generator<Step, void, void> {
  const { random, board, stats, contest } = game;
  board.startPeriod();
  let played = 0;
  let told = -pause;
  const tell = (change: Change, running = true): Step => {
    const step = {
      after: played - told,
      change: { clock: { seconds: startMinute * 60 + Math.floor(played), running }, ...change },
    };
    told = played;
    return step;
  };
  yield tell({ status: 'Live', matchStatus: status, ...board.shown(), stats: stats.shown() });
  let side: Side = random.pick(['home', 'away']);
  // A side one short scores less until the two minutes are over.
  const shortUntil = { home: 0, away: 0 };
  for (;;) {
    const attack = random.between(22, 46);
    if (played + attack >= HALF) break;
    played += attack;
    const incident = (type: IncidentType, team: Side): Incident => ({
      id: game.nextId(),
      type,
      team,
      minute: startMinute + Math.floor(played / 60) + 1,
      period: status,
      ...(type !== 'timeout' && { player: random.pick(contest[team].players) }),
    });
    const home = homeChance(contest);
    const chance =
      0.55 +
      0.3 * ((side === 'home' ? home : 1 - home) - 0.5) -
      (shortUntil[side] > played ? 0.12 : 0);
    const incidents: Incident[] = [];
    if (random.chance(0.08)) {
      shortUntil[opponent(side)] = played + SUSPENSION;
      stats.add('Suspensions', opponent(side));
      incidents.push(incident('suspension', opponent(side)));
    }
    stats.add('Shots', side);
    if (random.chance(chance)) {
      board.add(side, 1);
      incidents.push({
        ...incident(random.chance(0.12) ? 'penalty-goal' : 'goal', side),
        score: board.score,
      });
    } else if (random.chance(0.6)) stats.add('Saves', opponent(side));
    yield tell({
      ...board.shown(),
      stats: stats.shown(),
      ...(incidents.length > 0 && { incidents }),
    });
    if (random.chance(0.025)) {
      yield tell({ incidents: [incident('timeout', side)] }, false);
      // The clock stands still for a minute, so play is told that much later.
      told -= 60;
      yield tell({ clock: { seconds: startMinute * 60 + Math.floor(played), running: true } });
    }
    side = opponent(side);
  }
  played = HALF;
  yield tell({}, false);
}
