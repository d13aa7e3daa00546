import type { Side, Sides } from '../../protocol/primitives.ts';

/** Makes one value for each side. */
export function bothSides<Made>(make: (side: Side) => Made): { home: Made; away: Made } {
  return { home: make('home'), away: make('away') };
}

/** Goals or points by period; the score is their sum. */
export class Scoreboard {
  readonly #periods: Sides[] = [];

  startPeriod(): void {
    this.#periods.push({ home: 0, away: 0 });
  }

  /** Counts for the current period; a negative number takes points back. */
  add(side: Side, points: number): void {
    const period = this.#periods.at(-1);
    if (!period) throw new Error('No period has been started');
    period[side] += points;
  }

  get score(): Sides {
    return bothSides((side) => this.#periods.reduce((sum, period) => sum + period[side], 0));
  }

  get isLevel(): boolean {
    const { home, away } = this.score;
    return home === away;
  }

  /** Returns score and periods for an update. */
  shown(): { score: Sides; periods: Sides[] } {
    return { score: this.score, periods: this.#periods.map((period) => ({ ...period })) };
  }

  /** Returns '1:0' after the first half of two, the start of gameScore. */
  asText(): string {
    return `${this.score.home}:${this.score.away}`;
  }
}
