import type { TeamSheet } from '../../details/team-sheet.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import type { Random } from '../../world/random.ts';
import type { Side } from '../../../protocol/primitives.ts';
import type { PlayContext } from '../match-setup.ts';

/** The state of a football match. */
export interface FootballGame extends PlayContext {
  squads: Readonly<Record<Side, FootballSquad>>;
  /** The chance that the home side causes the next event. */
  homeChance: number;
}

const MOST_SUBSTITUTIONS = 5;
const LEAST_PLAYERS = 7;
/** How often a position shoots: forwards most. */
const SHOOTS: Readonly<Record<string, number>> = { FW: 6, MF: 3, DF: 1 };
/** How often a position wins the ball. */
const TACKLES: Readonly<Record<string, number>> = { DF: 4, MF: 4, FW: 1 };

/** A team's players on the pitch and on the bench, and those booked. */
export class FootballSquad {
  readonly #random: Random;
  #pitch: DemoPlayer[];
  #bench: DemoPlayer[];
  readonly #booked = new Set<DemoPlayer>();
  #substitutions = 0;

  constructor({ starters, substitutes }: TeamSheet, random: Random) {
    this.#random = random;
    this.#pitch = [...starters];
    this.#bench = substitutes.filter(({ position }) => position !== 'GK');
  }

  get onPitch(): readonly DemoPlayer[] {
    return this.#pitch;
  }

  get keeper(): DemoPlayer {
    return this.#pitch[0] ?? this.anyone();
  }

  shooter(): DemoPlayer {
    return this.#weighted(SHOOTS);
  }

  tackler(): DemoPlayer {
    return this.#weighted(TACKLES);
  }

  /** Returns who set up a goal or a shot; nobody for one in four. */
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

  /** Books a player; a second booking sends off. Undefined if too few would remain. */
  book(): { player: DemoPlayer; type: 'yellow-card' | 'second-yellow-card' } | undefined {
    const player = this.anyoneOutfield();
    if (!this.#booked.has(player)) {
      this.#booked.add(player);
      return { player, type: 'yellow-card' };
    }
    return this.#leave(player) ? { player, type: 'second-yellow-card' } : undefined;
  }

  /** Sends a player off; undefined if too few would remain. */
  sendOff(): DemoPlayer | undefined {
    const player = this.anyoneOutfield();
    return this.#leave(player) ? player : undefined;
  }

  /** Undefined when the bench is empty or no substitution is left. */
  substitute(): { off: DemoPlayer; on: DemoPlayer } | undefined {
    if (this.#bench.length === 0 || this.#substitutions === MOST_SUBSTITUTIONS) return undefined;
    const off = this.anyoneOutfield();
    const on = this.#bench.find(({ position }) => position === off.position) ?? this.#bench[0];
    if (!on) return undefined;
    this.#bench = this.#bench.filter((player) => player !== on);
    this.#substitutions += 1;
    this.#pitch = this.#pitch.map((player) => (player === off ? on : player));
    return { off, on };
  }

  #leave(player: DemoPlayer): boolean {
    if (this.#pitch.length <= LEAST_PLAYERS) return false;
    this.#pitch = this.#pitch.filter((other) => other !== player);
    return true;
  }

  #weighted(weights: Readonly<Record<string, number>>): DemoPlayer {
    return this.#random.weighted(this.#pitch.map((player) => [player, weightOf(player, weights)]));
  }
}

/** Goalkeepers have weight 0. */
function weightOf({ position }: DemoPlayer, weights: Readonly<Record<string, number>>): number {
  return position === 'GK' ? 0 : (weights[position ?? ''] ?? 1);
}
