import { SIDES, type Side } from '../../../protocol/primitives.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import type { Random } from '../../world/random.ts';
import { opponent, type TeamSheets } from '../match-setup.ts';
import type { StatCounter } from '../stat-counter.ts';

/** Seconds of play per minute in the box score. */
const MINUTE = 60;
/** Chance of a substitution at each opportunity. */
const SUBSTITUTION = 0.09;
const FOULED_OUT = 5;

interface Team {
  court: DemoPlayer[];
  bench: DemoPlayer[];
}

/** The ten players on the court, with their minutes, fouls and plus-minus. */
export class BasketballCourt {
  readonly #random: Random;
  readonly #counter: StatCounter;
  readonly #teams: Readonly<Record<Side, Team>>;
  readonly #seconds = new Map<string, number>();
  readonly #fouls = new Map<string, number>();

  constructor(sheets: TeamSheets, random: Random, counter: StatCounter) {
    this.#random = random;
    this.#counter = counter;
    const team = (side: Side): Team => ({
      court: [...sheets[side].starters],
      bench: [...sheets[side].substitutes],
    });
    this.#teams = { home: team('home'), away: team('away') };
    for (const side of SIDES)
      for (const player of this.#teams[side].court) counter.countFor(side, 'minutes', 0, player);
  }

  anyone(side: Side): DemoPlayer {
    return this.#random.pick(this.#teams[side].court);
  }

  /** The first on the team sheet shoot most. */
  shooter(side: Side): DemoPlayer {
    const { court } = this.#teams[side];
    return court[Math.floor(this.#random.next() ** 1.4 * court.length)] ?? this.anyone(side);
  }

  otherThan(side: Side, player: DemoPlayer): DemoPlayer {
    return this.#random.pick(this.#teams[side].court.filter((other) => other !== player));
  }

  /** Adds seconds of play on the court. */
  pass(seconds: number): void {
    for (const side of SIDES)
      for (const player of this.#teams[side].court) {
        const before = this.#seconds.get(player.id) ?? 0;
        const after = before + seconds;
        this.#seconds.set(player.id, after);
        const minutes = Math.floor(after / MINUTE) - Math.floor(before / MINUTE);
        if (minutes > 0) this.#counter.countFor(side, 'minutes', minutes, player);
      }
  }

  /** Adds a side's points to the plus-minus of all on the court. */
  answerFor(side: Side, points: number): void {
    for (const player of this.#teams[side].court)
      this.#counter.countFor(side, 'plus-minus', points, player);
    for (const player of this.#teams[opponent(side)].court)
      this.#counter.countFor(opponent(side), 'plus-minus', -points, player);
  }

  /** Counts a foul; the fifth sends off. */
  foul(side: Side, player: DemoPlayer): void {
    this.#counter.count(side, 'fouls', 1, player);
    const fouls = (this.#fouls.get(player.id) ?? 0) + 1;
    this.#fouls.set(player.id, fouls);
    if (fouls < FOULED_OUT) return;
    const team = this.#teams[side];
    if (team.bench.length === 0) return;
    this.#exchange(side, player);
    team.bench = team.bench.filter((other) => other !== player);
  }

  /** Replaces a tired player now and then. */
  maybeSubstitute(): void {
    for (const side of SIDES)
      if (this.#random.chance(SUBSTITUTION)) this.#exchange(side, this.anyone(side));
  }

  #exchange(side: Side, off: DemoPlayer): void {
    const team = this.#teams[side];
    // The least used player comes on, so that starters return.
    const rested = this.#random.shuffle(team.bench).slice(0, 3);
    const on = rested.toSorted((a, b) => this.#share(a) - this.#share(b))[0];
    if (!on) return;
    team.court = team.court.map((player) => (player === off ? on : player));
    team.bench = [...team.bench.filter((player) => player !== on), off];
    this.#counter.countFor(side, 'minutes', 0, on);
  }

  #share({ id }: DemoPlayer): number {
    return this.#seconds.get(id) ?? 0;
  }
}
