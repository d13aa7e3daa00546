/** Values shown some time after they came, in order, never early. */
export interface HeldBack<Value> {
  shown: Value;
  /** Later values; `came` is in ms. */
  waiting: readonly { came: number; value: Value }[];
}

/** Values that arrive within the same step, ms, wait as one, which limits their number. */
export const STEP = 250;

/**
 * Returns the values with one more, which arrived at `came` (ms). It replaces a value of the same
 * step.
 */
export function taken<Value>(
  { shown, waiting }: HeldBack<Value>,
  value: Value,
  came: number,
): HeldBack<Value> {
  const last = waiting.at(-1);
  const isSameStep = last && Math.floor(last.came / STEP) === Math.floor(came / STEP);
  return { shown, waiting: [...(isSameStep ? waiting.slice(0, -1) : waiting), { came, value }] };
}

/**
 * Returns the values after showing the latest one that is as old as the delay, ms; unchanged while
 * none is, or while the delay is unknown.
 */
export function released<Value>(
  held: HeldBack<Value>,
  now: number,
  delay: number | null,
): HeldBack<Value> {
  if (delay === null) return held;
  const due = held.waiting.filter(({ came }) => came + delay <= now);
  const last = due.at(-1);
  return last ? { shown: last.value, waiting: held.waiting.slice(due.length) } : held;
}

/** Returns the latest value, even if it still waits. */
export function caughtUp<Value>({ shown, waiting }: HeldBack<Value>): Value {
  const last = waiting.at(-1);
  return last ? last.value : shown;
}
