import type { TeamSheet } from '../../details/team-sheet.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import type { Random } from '../../world/random.ts';
import { drawPlayer } from '../game.ts';

const MAX_SUBSTITUTIONS = 5;
const LEAST_PLAYERS = 7;
/** Weights of the positions for shots, and for winning the ball. */
const SHOOTS = { FW: 6, MF: 3, DF: 1 };
const TACKLES = { DF: 4, MF: 4, FW: 1 };

/** A team's players on the pitch and on the bench, and those booked. */
export class FootballSquad {
  readonly #random: Random;
  #pitch: readonly DemoPlayer[];
  #bench: readonly DemoPlayer[];
  readonly #booked = new Set<DemoPlayer>();
  #substitutions = 0;

  constructor({ starters, substitutes }: TeamSheet, random: Random) {
    this.#random = random;
    this.#pitch = starters;
    this.#bench = substitutes.filter(({ position }) => position !== 'GK');
  }

  get onPitch(): readonly DemoPlayer[] {
    return this.#pitch;
  }

  get keeper(): DemoPlayer {
    return this.#pitch[0] ?? this.anyone();
  }

  shooter(): DemoPlayer {
    return drawPlayer(this.#random, this.#pitch, SHOOTS);
  }

  tackler(): DemoPlayer {
    return drawPlayer(this.#random, this.#pitch, TACKLES);
  }

  /** Returns who set up a goal or a shot; undefined for one in four. */
  helperOf(shooter: DemoPlayer): DemoPlayer | undefined {
    if (this.#random.chance(0.25)) return undefined;
    return this.#random.pick(this.#pitch.slice(1).filter((player) => player !== shooter));
  }

  anyone(): DemoPlayer {
    return this.#random.pick(this.#pitch);
  }

  anyoneOutfield(): DemoPlayer {
    return this.#random.pick(this.#pitch.slice(1));
  }

  /**
   * Shows a card to a random field player; a second yellow card sends off. Returns undefined if too
   * few players would remain.
   */
  book(
    isRed: boolean,
  ): { player: DemoPlayer; type: 'yellow-card' | 'second-yellow-card' | 'red-card' } | undefined {
    const player = this.anyoneOutfield();
    if (!isRed && !this.#booked.has(player)) {
      this.#booked.add(player);
      return { player, type: 'yellow-card' };
    }
    if (this.#pitch.length <= LEAST_PLAYERS) return undefined;
    this.#pitch = this.#pitch.filter((other) => other !== player);
    return { player, type: isRed ? 'red-card' : 'second-yellow-card' };
  }

  /**
   * Substitutes a random field player. Returns undefined when the bench is empty or no substitution
   * is left.
   */
  substitute(): { off: DemoPlayer; on: DemoPlayer } | undefined {
    const off = this.anyoneOutfield();
    const on = this.#bench.find(({ position }) => position === off.position) ?? this.#bench[0];
    if (!on || this.#substitutions === MAX_SUBSTITUTIONS) return undefined;
    this.#substitutions += 1;
    this.#bench = this.#bench.filter((player) => player !== on);
    this.#pitch = this.#pitch.map((player) => (player === off ? on : player));
    return { off, on };
  }
}
