/** Those that wait to go on with what they have begun, before those that wait to begin; each first come first served. */
const goingOn = new Set<() => void>();
const waiting = new Set<() => void>();
let request: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `take` once when it is its turn: after each frame that is painted one
 * has it of all that wait. Who `goesOn` comes before who begins. The answer
 * stops waiting.
 */
export function waitForTurn(take: () => void, goesOn = false): () => void {
  const entry = () => take();
  (goesOn ? goingOn : waiting).add(entry);
  askForFrame();
  return () => {
    goingOn.delete(entry);
    waiting.delete(entry);
    if (!isAwaited()) forgetFrame();
  };
}

function isAwaited(): boolean {
  return goingOn.size + waiting.size > 0;
}

function askForFrame(): void {
  if (request !== undefined || !isAwaited()) return;
  // A frame's callbacks run before it is painted, a timer set by them after.
  request = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      request = undefined;
      const [next] = [...goingOn, ...waiting];
      if (!next) return;
      goingOn.delete(next);
      waiting.delete(next);
      askForFrame();
      next();
    });
  });
}

function forgetFrame(): void {
  if (request !== undefined) cancelAnimationFrame(request);
  clearTimeout(timer);
  request = undefined;
}
