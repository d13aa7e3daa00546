/** Values that are shown some time after they came, in their order, none of them before its time. */
export interface HeldBack<Value> {
  shown: Value;
  /** What came since, and when, ms. */
  waiting: readonly { came: number; value: Value }[];
}

/** Takes in what came now. */
export function taken<Value>(
  { shown, waiting }: HeldBack<Value>,
  value: Value,
  came: number,
): HeldBack<Value> {
  return { shown, waiting: [...waiting, { came, value }] };
}

/** Shows the last that is as old as the delay, ms; nothing new while that is not known. */
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

/** What stands once nothing is held back any more. */
export function caughtUp<Value>({ shown, waiting }: HeldBack<Value>): Value {
  const last = waiting.at(-1);
  return last ? last.value : shown;
}
