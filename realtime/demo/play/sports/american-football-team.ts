import type { TeamSheet } from '../../details/team-sheet.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import type { Random } from '../../world/random.ts';
import type { Drive } from './american-football-drive.ts';
import type { Side } from '../../../protocol/primitives.ts';
import type { MatchSetup } from '../match-setup.ts';
import type { Scoreboard } from '../scoreboard.ts';
import type { StatCounter } from '../stat-counter.ts';

export interface AmericanFootballGame {
  setup: MatchSetup;
  random: Random;
  board: Scoreboard;
  counter: StatCounter;
  teams: Readonly<Record<Side, AmericanFootballTeam>>;
  nextId: () => string;
  side: Side;
  drive: Drive;
}

/** Who runs, catches and tackles, and how often. */
const RUNS: Readonly<Record<string, number>> = { RB: 8, QB: 1, WR: 0.5 };
const CATCHES: Readonly<Record<string, number>> = { WR: 6, TE: 4, RB: 2 };
const TACKLES: Readonly<Record<string, number>> = { LB: 6, S: 4, CB: 4, DL: 3 };
const SACKS: Readonly<Record<string, number>> = { DL: 6, LB: 2 };
const COVERS: Readonly<Record<string, number>> = { CB: 5, S: 4, LB: 2 };

interface Draw {
  players: { player: DemoPlayer; weight: number }[];
  total: number;
}

/** The players of one side by what they do. */
export class AmericanFootballTeam {
  readonly #players: readonly DemoPlayer[];
  readonly #random: Random;
  readonly #draws = new Map<Readonly<Record<string, number>>, Draw>();

  constructor({ starters, substitutes }: TeamSheet, random: Random) {
    // Of the reserves a few play now and then.
    this.#players = [...starters, ...substitutes.slice(0, 10)];
    this.#random = random;
  }

  get quarterback(): DemoPlayer {
    return this.#of('QB');
  }

  get kicker(): DemoPlayer {
    return this.#of('K');
  }

  get punter(): DemoPlayer {
    return this.#of('P');
  }

  runner(): DemoPlayer {
    return this.#weighted(RUNS);
  }

  receiver(): DemoPlayer {
    return this.#weighted(CATCHES);
  }

  tackler(): DemoPlayer {
    return this.#weighted(TACKLES);
  }

  rusher(): DemoPlayer {
    return this.#weighted(SACKS);
  }

  defender(): DemoPlayer {
    return this.#weighted(COVERS);
  }

  #of(position: string): DemoPlayer {
    return this.#players.find((player) => player.position === position) ?? this.#first;
  }

  get #first(): DemoPlayer {
    return this.#random.pick(this.#players.slice(0, 1));
  }

  #weighted(weights: Readonly<Record<string, number>>): DemoPlayer {
    const { players, total } = this.#drawOf(weights);
    let rest = this.#random.next() * total;
    return players.find(({ weight }) => (rest -= weight) < 0)?.player ?? this.#first;
  }

  #drawOf(weights: Readonly<Record<string, number>>): Draw {
    const known = this.#draws.get(weights);
    if (known) return known;
    const players = this.#players.flatMap((player, index) => {
      // The further down the team sheet, the less often.
      const weight = (weights[player.position ?? ''] ?? 0) / (index < 24 ? 1 : 4);
      return weight > 0 ? [{ player, weight }] : [];
    });
    const draw = { players, total: players.reduce((sum, { weight }) => sum + weight, 0) };
    this.#draws.set(weights, draw);
    return draw;
  }
}
