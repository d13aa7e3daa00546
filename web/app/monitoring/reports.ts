import type { MatchedRoute } from './screen-of.ts';
import type { Popup } from './screens.ts';

/** A browser's report to operators (spec point 7, other traffic). */
export type Report =
  | { kind: 'error'; error: Error; context?: Attributes }
  | { kind: 'log'; message: string; context?: Attributes }
  | { kind: 'event'; name: string; attributes: Attributes }
  /** A shown screen, by its routes. */
  | { kind: 'visit'; routes: readonly MatchedRoute[] }
  | { kind: 'popup'; name: Popup }
  | { kind: 'user'; attributes: Attributes };

export type Attributes = Record<string, string>;

export type Sink = (report: Report) => void;

/**
 * Maximum number of waiting reports; the queue drops the oldest, since repeated failures add no
 * information.
 */
const LIMIT = 100;

/**
 * Queues reports until the sink has loaded, long after the first may arrive. Drops them if nobody
 * collects.
 */
export class ReportQueue {
  #waiting: Report[] = [];
  #sink: Sink | null = null;
  #onCollected: (() => void)[] = [];
  #isCollected = false;

  push(report: Report): void {
    if (this.#sink) return this.#sink(report);
    this.#waiting.push(report);
    if (this.#waiting.length > LIMIT) this.#waiting.shift();
  }

  /** Sends waiting and later reports to `sink`. */
  attach(sink: Sink): void {
    this.#sink = sink;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const report of waiting) sink(report);
    this.#isCollected = true;
    for (const notify of this.#onCollected.splice(0)) notify();
  }

  /** Calls `notify` when a sink is attached, at once if one is; possibly never. */
  onCollected(notify: () => void): void {
    if (this.#isCollected) notify();
    else this.#onCollected.push(notify);
  }

  /** Drops all reports. */
  drop(): void {
    this.#onCollected = [];
    this.attach(() => {});
    this.#isCollected = false;
  }
}

/** The browser's queue. The server pushes no reports: it logs its failures. */
export const reports = new ReportQueue();
