import type { Incident, IncidentType } from '../../../protocol/incident.ts';
import type { MatchStatus } from '../../../protocol/match-status.ts';
import type { Side } from '../../../protocol/primitives.ts';
import type { Random } from '../../demo/random.ts';
import { opponent, type Change, type Step } from '../contest.ts';
import type { Scoreboard, StatSheet } from '../scoreboard.ts';
import type { FootballSquad } from './football-squad.ts';

/** What a football match has come to. */
export interface FootballGame {
  random: Random;
  board: Scoreboard;
  stats: StatSheet;
  squads: Readonly<Record<Side, FootballSquad>>;
  /** The chance that what happens next is the home side's doing. */
  homeChance: number;
  nextId: () => string;
}

export interface FootballHalf {
  status: MatchStatus;
  startMinute: number;
  minutes: number;
}

/** How often things happen in ninety minutes, both sides together. */
const PER_MATCH = {
  goal: 2.6,
  penalty: 0.3,
  shot: 22,
  corner: 10,
  foul: 18,
  yellow: 3.8,
  red: 0.1,
};
const SUBSTITUTIONS_AFTER_HALF_TIME = 14;
const DISALLOWED = 0.08;

/** Plays one half, stoppage time included. */
export function* playHalf(game: FootballGame, half: FootballHalf): Generator<Step, void, void> {
  const { random, board } = game;
  board.startPeriod();
  let told = 0;
  const tell = (at: number, change: Change): Step => {
    const after = at - told;
    told = at;
    const clock = { seconds: half.startMinute * 60 + Math.floor(at), running: true };
    return { after, change: { clock, ...change } };
  };
  yield tell(0, {
    status: 'Live',
    matchStatus: half.status,
    ...board.shown(),
    stats: game.stats.shown(),
  });

  const regular = half.minutes * 60;
  const added = half.minutes < 45 ? random.int(0, 2) : random.int(1, half.startMinute > 0 ? 7 : 4);
  const end = regular + added * 60 + random.int(5, 40);
  let announced = added === 0;
  let now = 0;
  while (now < end) {
    const kind = nextKind(game, half);
    now += kind.wait;
    if (!announced && now >= regular) {
      announced = true;
      const text = `+${added} min`;
      const incident = { id: game.nextId(), type: 'injury-time' as const, team: null, text };
      yield tell(Math.max(regular, told), {
        incidents: [{ ...incident, ...momentOf(half, regular - 1) }],
      });
    }
    if (now >= end) break;
    const side: Side = random.chance(game.homeChance) ? 'home' : 'away';
    const before = board.score;
    const incident = happen(game, kind.name, side, momentOf(half, now));
    yield tell(now, changeOf(game, incident));
    const scored = before[side] < board.score[side];
    if (incident && scored && random.chance(DISALLOWED)) {
      now += random.between(50, 110);
      yield tell(now, disallow(game, incident, side, momentOf(half, now)));
    }
  }
  if (now < end) now = end;
  const clock = { seconds: (half.startMinute + half.minutes) * 60, running: false };
  yield { after: Math.max(0, now - told), change: { clock } };
}

type Kind = keyof typeof PER_MATCH | 'substitution';

function nextKind(game: FootballGame, half: FootballHalf): { name: Kind; wait: number } {
  const kinds: [Kind, number][] = [
    ['goal', PER_MATCH.goal],
    ['penalty', PER_MATCH.penalty],
    ['shot', PER_MATCH.shot],
    ['corner', PER_MATCH.corner],
    ['foul', PER_MATCH.foul],
    ['yellow', PER_MATCH.yellow],
    ['red', PER_MATCH.red],
    ['substitution', half.startMinute > 0 ? SUBSTITUTIONS_AFTER_HALF_TIME : 0.3],
  ];
  const total = kinds.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = game.random.next() * total;
  const name = kinds.find(([, weight]) => (rest -= weight) < 0)?.[0] ?? 'foul';
  return { name, wait: game.random.waiting((90 * 60) / total) };
}

type Moment = Pick<Incident, 'minute' | 'stoppage' | 'period'>;

/** The minute that is being played: 45+2 in the second minute of stoppage time. */
function momentOf(half: FootballHalf, seconds: number): Moment {
  const minute = Math.floor(seconds / 60) + 1;
  const beyond = minute - half.minutes;
  return {
    minute: half.startMinute + Math.min(minute, half.minutes),
    ...(beyond > 0 && { stoppage: beyond }),
    period: half.status,
  };
}

function happen(game: FootballGame, kind: Kind, side: Side, moment: Moment): Incident | undefined {
  const squad = game.squads[side];
  const incident = (type: IncidentType, more: Partial<Incident>): Incident => ({
    id: game.nextId(),
    type,
    team: side,
    ...moment,
    ...more,
  });
  const goal = (type: IncidentType, player: string, relatedPlayer?: string): Incident => {
    game.board.add(side, 1);
    return incident(type, {
      player,
      ...(relatedPlayer !== undefined && { relatedPlayer }),
      score: game.board.score,
    });
  };
  switch (kind) {
    case 'goal': {
      if (game.random.chance(0.03)) return goal('own-goal', game.squads[opponent(side)].anyone());
      countShot(game, side, true);
      const scorer = squad.scorer();
      return goal('goal', scorer, squad.assistantOf(scorer));
    }
    case 'penalty':
      countShot(game, side, true);
      return game.random.chance(0.78)
        ? goal('penalty-goal', squad.scorer())
        : incident('penalty-missed', { player: squad.scorer() });
    case 'shot':
      countShot(game, side, game.random.chance(0.35));
      return undefined;
    case 'corner':
      game.stats.add('Corners', side);
      return undefined;
    case 'foul':
      game.stats.add('Fouls', side);
      return undefined;
    case 'yellow': {
      game.stats.add('Fouls', side);
      const booking = squad.book();
      return booking && incident(booking.type, { player: booking.player });
    }
    case 'red': {
      const player = squad.sendOff();
      return player === undefined ? undefined : incident('red-card', { player });
    }
    case 'substitution': {
      const change = squad.substitute();
      return change && incident('substitution', { player: change.off, relatedPlayer: change.on });
    }
  }
}

function countShot(game: FootballGame, side: Side, onTarget: boolean): void {
  game.stats.add('Shots', side);
  if (onTarget) game.stats.add('Shots on target', side);
}

function changeOf(game: FootballGame, incident: Incident | undefined): Change {
  const home = Math.round(
    100 * Math.min(0.75, Math.max(0.25, game.homeChance + game.random.between(-0.04, 0.04))),
  );
  game.stats.set('Possession', { home, away: 100 - home });
  return {
    ...game.board.shown(),
    stats: game.stats.shown(),
    ...(incident && { incidents: [incident] }),
  };
}

/** The video assistant referee takes a goal back: it stays in the record, marked as removed. */
function disallow(game: FootballGame, goal: Incident, side: Side, moment: Moment): Change {
  game.board.add(side, -1);
  const reason = game.random.pick(['offside', 'handball', 'foul in the build-up']);
  return {
    ...game.board.shown(),
    incidents: [
      { ...goal, removed: true },
      {
        id: game.nextId(),
        type: 'var',
        team: side,
        ...moment,
        text: `Goal disallowed: ${reason}`,
        score: game.board.score,
      },
    ],
  };
}
