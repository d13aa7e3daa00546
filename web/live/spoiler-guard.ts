import type { MatchRecord } from '../domain/match-record.ts';
import type { Fixture, Match } from '../domain/match.ts';
import { caughtUp, released, taken, type HeldBack } from './held-back.ts';
import type { LiveState, LiveTools } from './live-context.ts';
import { scoreChange, type ScoreChange } from './score-change.ts';

/*
 * The spoiler guard: while a fan watches a match, its updates in the store wait until the video
 * shows them. The guard listens to the store and reverts early updates, so that all readers of the
 * store, such as rows, headers and the tab's title, have the same delay. Pages without video do not
 * load the guard.
 */

export interface Guarded {
  match: Match;
  /** Identifies the watched stream. */
  src: string;
  /** Delay of the video behind the match, ms; null while unknown, when no update is shown. */
  delay: (now: number) => number | null;
  /**
   * Whether the fan has seen the score, which then stays; otherwise the match looks not started.
   */
  isSeen: boolean;
  /** Replaces the status while the score is hidden, in the fan's language. */
  label: string;
}

interface Part<Value> {
  held: HeldBack<Value>;
  /** The rooms' latest value; absent before the first or after the last. */
  received: Value | undefined;
  /** The store's `value`: the shown value `of`, with its clock `lag` ms later. */
  put: { of: Value; lag: number; value: Value };
}

interface Guard {
  guarded: Guarded;
  end: () => void;
}

/**
 * Smaller changes of the measured delay are ignored, ms: a clock that followed each reading would
 * jitter.
 */
const UNSTEADY = 500;

let current: Guard | null = null;
const listeners = new Set<(change: ScoreChange) => void>();

/** Whether the guard delays this match. */
export function isHeldBack(matchId: string): boolean {
  return current?.guarded.match.id === matchId;
}

/** Registers a listener for score changes that the guard releases. Returns the stop function. */
export function onLetGo(listener: (change: ScoreChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts the guard and ends any other. A guard of the same match and stream continues. */
export function startGuard({ live: { store }, ticker }: LiveTools, guarded: Guarded): void {
  const { match, src } = guarded;
  if (current?.guarded.match.id === match.id && current.guarded.src === src) {
    current.guarded = { ...guarded };
    return;
  }
  current?.end();
  const { id } = match;
  const at = ticker.now();
  const before = store.getState();
  const known = before.matches.get(id);
  const hidden = (shown: Match) => asFixture(shown, guarded.label);
  const matches = begin(known, known ?? match, hidden, guarded.isSeen, at);
  const records = begin(
    before.records.get(id),
    before.records.get(id) ?? { match: known ?? match, incidents: [], stats: {} },
    (record) => withoutPlay(record, guarded.label),
    guarded.isSeen,
    at,
  );
  let isPutting = false;
  /**
   * Time that the video shows, ms; while unknown, the time up to which the fan has seen the match.
   */
  let pictureAt = at;
  /** Delay of the shown clocks, ms. */
  let lag = 0;

  function put(change: Partial<LiveState>): void {
    isPutting = true;
    store.setState(change);
    isPutting = false;
  }

  function show(): void {
    const state = store.getState();
    const line = putOf(matches, lag, withLaterClock);
    const record = putOf(records, lag, (shown, by) => ({
      ...shown,
      match: withLaterClock(shown.match, by),
    }));
    put({
      ...(state.matches.get(id) !== line && {
        matches: new Map(state.matches).set(id, line),
      }),
      ...(state.records.get(id) !== record && {
        records: new Map(state.records).set(id, record),
      }),
    });
  }

  function look(state: LiveState): void {
    if (isPutting) return;
    const now = ticker.now();
    const isChanged = [
      take(matches, state.matches.get(id), now),
      take(records, state.records.get(id), now),
    ];
    if (isChanged.includes(true)) show();
  }

  function beat(): void {
    const now = ticker.now();
    const delay = guard.guarded.delay(now);
    const was = matches.held.shown;
    matches.held = released(matches.held, now, delay);
    records.held = released(records.held, now, delay);
    // The clock never goes back: it waits until the video has caught up.
    if (delay !== null) pictureAt = Math.max(pictureAt, now - delay);
    if (Math.abs(now - pictureAt - lag) > UNSTEADY) lag = now - pictureAt;
    show();
    tell(was, matches.held.shown);
  }

  const unsubscribe = store.subscribe(look);
  const stop = ticker.subscribe(beat);
  const guard: Guard = {
    guarded,
    end: () => {
      current = null;
      unsubscribe();
      stop();
      const state = store.getState();
      store.setState({
        matches: restored(state.matches, id, matches.received),
        records: restored(state.records, id, records.received),
      });
      if (matches.received) tell(matches.held.shown, caughtUp(matches.held));
    },
  };
  current = guard;
  show();
}

/** Ends a stream's guard and shows the waiting updates at once. */
export function stopGuard(src: string): void {
  if (current?.guarded.src === src) current.end();
}

function tell(before: Match, after: Match): void {
  const change = scoreChange(before, after);
  if (change) for (const listener of listeners) listener(change);
}

function begin<Value>(
  received: Value | undefined,
  value: Value,
  withheld: (value: Value) => Value,
  isSeen: boolean,
  now: number,
): Part<Value> {
  const held = isSeen
    ? { shown: value, waiting: [] }
    : { shown: withheld(value), waiting: [{ came: now, value }] };
  return { held, received, put: { of: held.shown, lag: 0, value: held.shown } };
}

/** Returns the store's value, the same object while unchanged. */
function putOf<Value>(
  part: Part<Value>,
  lag: number,
  withLag: (shown: Value, lag: number) => Value,
): Value {
  const { shown } = part.held;
  if (part.put.of !== shown || part.put.lag !== lag)
    part.put = { of: shown, lag, value: lag === 0 ? shown : withLag(shown, lag) };
  return part.put.value;
}

/** Returns a match with its clock `lag` ms late. */
function withLaterClock(match: Match, lag: number): Match {
  if (match.kind !== 'live' || !match.clock?.running) return match;
  return { ...match, clock: { ...match.clock, at: match.clock.at + lag } };
}

/** Adds the store's new value; returns whether it must be reverted. */
function take<Value>(part: Part<Value>, value: Value | undefined, now: number): boolean {
  if (value === part.put.value) return false;
  part.received = value;
  if (value !== undefined) part.held = taken(part.held, value, now);
  return true;
}

function restored<Value>(
  all: ReadonlyMap<string, Value>,
  id: string,
  received: Value | undefined,
): ReadonlyMap<string, Value> {
  const next = new Map(all);
  if (received === undefined) next.delete(id);
  else next.set(id, received);
  return next;
}

/** Returns the match as a fixture, which has no score. */
function asFixture(match: Match, label: string): Fixture {
  const { id, sportKey, leagueId, leagueName, home, away, startTime } = match;
  const { startTimeTbd, startDayTbd } = match;
  return {
    kind: 'fixture',
    id,
    sportKey,
    leagueId,
    leagueName,
    home,
    away,
    startTime,
    ...(startTimeTbd && { startTimeTbd }),
    ...(startDayTbd && { startDayTbd }),
    status: 'NotStarted',
    matchStatus: 'Not start',
    supplied: [{ statusType: 'EVENT_STATUS', displayStatus: label }],
  };
}

function withoutPlay({ match }: MatchRecord, label: string): MatchRecord {
  return { match: asFixture(match, label), incidents: [], stats: {} };
}
