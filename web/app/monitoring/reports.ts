import type { MatchedRoute } from './screen-of.ts';
import type { Popup } from './screens.ts';

/** What a browser tells the operators (spec point 7, other traffic). */
export type Report =
  | { kind: 'error'; error: Error; context?: Attributes }
  | { kind: 'log'; message: string; context?: Attributes }
  | { kind: 'event'; name: string; attributes: Attributes }
  /** A screen that is shown, by its routes. */
  | { kind: 'visit'; routes: readonly MatchedRoute[] }
  | { kind: 'popup'; name: Popup }
  | { kind: 'user'; attributes: Attributes };

export type Attributes = Record<string, string>;

export type Sink = (report: Report) => void;

/** A page that fails over and over has said all there is to say by then. */
const LIMIT = 100;

/**
 * Keeps reports until what sends them is loaded, which is long after the first
 * of them may come. Where nobody collects them they are dropped.
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

  /** Hands over what waits, and everything that comes. */
  attach(sink: Sink): void {
    this.#sink = sink;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const report of waiting) sink(report);
    this.#isCollected = true;
    for (const told of this.#onCollected.splice(0)) told();
  }

  /** Calls `told` once somebody collects, at once where somebody does, which may be never. */
  onCollected(told: () => void): void {
    if (this.#isCollected) told();
    else this.#onCollected.push(told);
  }

  /** Nobody will collect. */
  drop(): void {
    this.#onCollected = [];
    this.attach(() => {});
    this.#isCollected = false;
  }
}

/** The browser's own queue. On the server nothing is pushed: what fails there is logged there. */
export const reports = new ReportQueue();
