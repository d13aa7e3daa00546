/** Values shown some time after they came, in order, never early. */
export interface HeldBack<Value> {
  shown: Value;
  /** Later values; `came` is in ms. */
  waiting: readonly { came: number; value: Value }[];
}

/** Values that come within the same step, ms, wait as one: so their number has a limit. */
export const STEP = 250;

/** Adds a value. */
export function taken<Value>(
  { shown, waiting }: HeldBack<Value>,
  value: Value,
  came: number,
): HeldBack<Value> {
  const last = waiting.at(-1);
  const isSameStep = last && Math.floor(last.came / STEP) === Math.floor(came / STEP);
  return { shown, waiting: [...(isSameStep ? waiting.slice(0, -1) : waiting), { came, value }] };
}

/** Shows the latest value as old as the delay, ms; none while the delay is unknown. */
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

/** Returns the latest value. */
export function caughtUp<Value>({ shown, waiting }: HeldBack<Value>): Value {
  const last = waiting.at(-1);
  return last ? last.value : shown;
}
