/** Those that wait and how much of a turn each takes, first come first served. */
const waiting = new Map<() => void, number>();
let request: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `take` once when it is its turn: after each frame that is painted one
 * has it of all that wait, or several whose `share` of a turn is small. The
 * answer stops waiting.
 */
export function waitForTurn(take: () => void, share = 1): () => void {
  const entry = () => take();
  waiting.set(entry, share);
  askForFrame();
  return () => {
    waiting.delete(entry);
    if (waiting.size === 0) forgetFrame();
  };
}

function askForFrame(): void {
  if (request !== undefined || waiting.size === 0) return;
  // A frame's callbacks run before it is painted, a timer set by them after.
  request = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      request = undefined;
      const next = nextInTurn();
      for (const entry of next) waiting.delete(entry);
      askForFrame();
      for (const take of next) take();
    });
  });
}

/** The first who waits, and those behind who fit into the same turn. */
function nextInTurn(): (() => void)[] {
  const next: (() => void)[] = [];
  let taken = 0;
  for (const [entry, share] of waiting) {
    taken += share;
    if (next.length > 0 && taken > 1) break;
    next.push(entry);
  }
  return next;
}

function forgetFrame(): void {
  if (request !== undefined) cancelAnimationFrame(request);
  clearTimeout(timer);
  request = undefined;
}
