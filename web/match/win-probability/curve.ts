import type { Incident } from '../../../realtime/protocol/incident.ts';
import { movedBetween, type Chances } from '../../../edge/shared/forecast/chances.ts';

/** An incident that moves the chances, with the state after it. */
export interface Step<State> {
  incident: Incident;
  /** Its place on the time axis: minutes of play in football, else seconds. */
  at: number;
  state: State;
}

/** How an incident moved the chances. */
export interface Turn {
  incident: Incident;
  at: number;
  before: Chances;
  after: Chances;
}

/** The chances over a match, up to now. */
export interface Curve {
  points: readonly { at: number; chances: Chances }[];
  turns: readonly Turn[];
  /** End of the time axis. */
  width: number;
  /** Ends of the periods before the last. */
  breaks: readonly number[];
}

export interface CurveRules<State> {
  start: State;
  /** In order of play. */
  steps: readonly Step<State>[];
  chancesOf: (state: State, at: number) => Chances;
  /** Where the curve ends, and how far its points are apart. */
  end: number;
  every: number;
}

/** Returns the points of the curve, two at each step, and what each step moved. */
export function walk<State>({
  start,
  steps,
  chancesOf,
  end,
  every,
}: CurveRules<State>): Pick<Curve, 'points' | 'turns'> {
  const points: { at: number; chances: Chances }[] = [];
  const turns: Turn[] = [];
  const add = (state: State, at: number) => {
    const chances = chancesOf(state, at);
    points.push({ at, chances });
    return chances;
  };
  let state = start;
  let at = 0;
  add(state, at);
  const goTo = (next: number) => {
    for (at += every; at < next; at += every) add(state, at);
    at = next;
    return add(state, next);
  };
  for (const step of steps) {
    const before = goTo(Math.max(at, Math.min(step.at, end)));
    ({ state } = step);
    turns.push({ incident: step.incident, at, before, after: add(state, at) });
  }
  if (at < end) goTo(end);
  return { points, turns };
}

/** Maximum number of swings to list, and the smallest change of the chances that counts. */
const MOST = 3;
const LEAST = 0.05;

/** Returns what moved the chances most, in order of play. */
export function largestSwings({ turns }: Pick<Curve, 'turns'>): Turn[] {
  const moved = ({ before, after }: Turn) => movedBetween(before, after);
  return turns
    .filter((turn) => moved(turn) >= LEAST)
    .toSorted((one, other) => moved(other) - moved(one))
    .slice(0, MOST)
    .toSorted((one, other) => turns.indexOf(one) - turns.indexOf(other));
}

/** Returns the outcome that a turn made likelier by most. */
export function gainOf({ before, after }: Turn): keyof Chances {
  const outcomes = ['home', 'draw', 'away'] as const;
  return outcomes.reduce((most, outcome) =>
    after[outcome] - before[outcome] > after[most] - before[most] ? outcome : most,
  );
}
