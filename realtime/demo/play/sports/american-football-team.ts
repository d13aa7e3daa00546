import type { TeamSheet } from '../../details/team-sheet.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import type { Random } from '../../world/random.ts';
import type { Drive } from './american-football-drive.ts';
import type { Side } from '../../../protocol/primitives.ts';
import type { PlayContext } from '../match-setup.ts';

export interface AmericanFootballGame extends PlayContext {
  teams: Readonly<Record<Side, AmericanFootballTeam>>;
  side: Side;
  drive: Drive;
}

/** Weights of the positions in each role. */
const ROLES = {
  runner: { RB: 8, QB: 1, WR: 0.5 },
  receiver: { WR: 6, TE: 4, RB: 2 },
  tackler: { LB: 6, S: 4, CB: 4, DL: 3 },
  rusher: { DL: 6, LB: 2 },
  defender: { CB: 5, S: 4, LB: 2 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;
type Role = keyof typeof ROLES;

/** The players of one side by role. */
export class AmericanFootballTeam {
  readonly #players: readonly DemoPlayer[];
  readonly #random: Random;
  readonly #weights = new Map<Role, readonly (readonly [DemoPlayer, number])[]>();

  constructor({ starters, substitutes }: TeamSheet, random: Random) {
    // A few reserves play now and then.
    this.#players = [...starters, ...substitutes.slice(0, 10)];
    this.#random = random;
  }

  /** Returns the quarterback, the kicker or the punter. */
  the(position: 'QB' | 'K' | 'P'): DemoPlayer {
    const found = this.#players.find((player) => player.position === position);
    return found ?? this.#random.pick(this.#players.slice(0, 1));
  }

  /** Draws a player for a role, weighted by position. */
  draw(role: Role): DemoPlayer {
    let weights = this.#weights.get(role);
    if (!weights) this.#weights.set(role, (weights = this.#weigh(ROLES[role])));
    return this.#random.weighted(weights);
  }

  #weigh(byPosition: Readonly<Record<string, number>>): [DemoPlayer, number][] {
    return this.#players.flatMap((player, index) => {
      // Players further down the team sheet play less often.
      const weight = (byPosition[player.position ?? ''] ?? 0) / (index < 24 ? 1 : 4);
      return weight > 0 ? [[player, weight]] : [];
    });
  }
}
