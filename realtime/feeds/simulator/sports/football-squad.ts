import type { Random } from '../../demo/random.ts';

const STARTERS = 11;
const MOST_SUBSTITUTIONS = 5;
const LEAST_PLAYERS = 7;

/** Who of a team is on the pitch, on the bench, booked or sent off. */
export class FootballSquad {
  readonly #random: Random;
  #pitch: string[];
  #bench: string[];
  readonly #booked = new Set<string>();
  #substitutions = 0;

  constructor(players: readonly string[], random: Random) {
    this.#random = random;
    this.#pitch = players.slice(0, STARTERS);
    this.#bench = players.slice(STARTERS);
  }

  /** Players further up the pitch, who stand later on the team sheet, score more often. */
  scorer(): string {
    const outfield = this.#pitch.slice(1);
    const further = outfield.slice(Math.floor(outfield.length / 2));
    return this.#random.pick(this.#random.chance(0.7) ? further : outfield);
  }

  /** The giver of an assist; one goal in four has none. */
  assistantOf(scorer: string): string | undefined {
    if (this.#random.chance(0.25)) return undefined;
    return this.#random.pick(this.#pitch.filter((player) => player !== scorer));
  }

  anyone(): string {
    return this.#random.pick(this.#pitch);
  }

  /** Shows a player the yellow card; the second one sends off. Undefined when too few would be left. */
  book(): { player: string; type: 'yellow-card' | 'second-yellow-card' } | undefined {
    const player = this.#random.pick(this.#pitch.slice(1));
    if (!this.#booked.has(player)) {
      this.#booked.add(player);
      return { player, type: 'yellow-card' };
    }
    return this.#leave(player) ? { player, type: 'second-yellow-card' } : undefined;
  }

  /** Sends a player off; undefined when too few would be left. */
  sendOff(): string | undefined {
    const player = this.#random.pick(this.#pitch.slice(1));
    return this.#leave(player) ? player : undefined;
  }

  /** Undefined when the bench is empty or no substitution is left. */
  substitute(): { off: string; on: string } | undefined {
    const [on, ...rest] = this.#bench;
    if (on === undefined || this.#substitutions === MOST_SUBSTITUTIONS) return undefined;
    const off = this.#random.pick(this.#pitch.slice(1));
    this.#bench = rest;
    this.#substitutions += 1;
    this.#pitch = this.#pitch.map((player) => (player === off ? on : player));
    return { off, on };
  }

  #leave(player: string): boolean {
    if (this.#pitch.length <= LEAST_PLAYERS) return false;
    this.#pitch = this.#pitch.filter((other) => other !== player);
    return true;
  }
}
