import { mayNotExist } from './push-services.ts';

/** A push service that does not answer. */
interface Away {
  /** When it last failed to answer, ms. */
  since: number;
  /** Pause after that, ms. */
  pause: number;
  /** When it is asked again, ms. */
  until: number;
}

const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 60_000;
/** Time above which an answer is slow, ms: services usually take a tenth of it. */
const SLOW = 2_000;
/** Most hosts that are remembered of the service of which anybody can name new ones. */
const MOST = 200;

/** What this isolate knows, by origin. A service that is in neither answers soon. */
const away = new Map<string, Away>();
const slow = new Set<string>();

/** Whether to ask a push service now. One that does not answer is asked once in each pause. */
export function mayAsk(origin: string, now: number): boolean {
  const entry = away.get(origin);
  if (!entry) return true;
  if (now < entry.until) return false;
  entry.until = now + entry.pause;
  return true;
}

/** Remembers the answer to a request of the time `begun`, ms. */
export function noteAnswer(origin: string, { begun, now }: { begun: number; now: number }): void {
  away.delete(origin);
  if (now - begun < SLOW) slow.delete(origin);
  else remember(slow, () => slow.add(origin));
}

/**
 * Remembers that nothing answered a request of the time `begun`, ms. The pause doubles each time;
 * requests of the same time count once.
 */
export function noteSilence(origin: string, { begun, now }: { begun: number; now: number }): void {
  const before = away.get(origin);
  if (before && begun <= before.since) return;
  const pause = before ? Math.min(before.pause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
  remember(away, () => away.set(origin, { since: now, pause, until: now + pause }));
}

/** Whether the last answer of a push service took long. */
export function isSlow(origin: string): boolean {
  return slow.has(origin);
}

export function forgetServices(): void {
  away.clear();
  slow.clear();
}

/**
 * Adds to a collection, and forgets the oldest of the hosts that anybody can name if they are too many:
 * they never displace another service.
 */
function remember(all: Map<string, Away> | Set<string>, add: () => void): void {
  add();
  const [oldest, ...others] = [...all.keys()].filter(mayNotExist);
  if (oldest !== undefined && others.length >= MOST) all.delete(oldest);
}
