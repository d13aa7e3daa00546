import type { Side, Sides } from '../../protocol/primitives.ts';

/** Something of each side, made in the same way. */
export function bothSides<Made>(make: (side: Side) => Made): { home: Made; away: Made } {
  return { home: make('home'), away: make('away') };
}

/** Goals or points by period; the score is their sum. */
export class Scoreboard {
  readonly #periods: Sides[] = [];

  startPeriod(): void {
    this.#periods.push({ home: 0, away: 0 });
  }

  /** Counts for the running period; fewer than none takes points back. */
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

  /** Score and periods as they stand, for an update. */
  shown(): { score: Sides; periods: Sides[] } {
    return { score: this.score, periods: this.#periods.map((period) => ({ ...period })) };
  }

  /** '1:0' after the first half of two, which is where gameScore begins. */
  asText(): string {
    return `${this.score.home}:${this.score.away}`;
  }
}
