import type { Incident, IncidentType } from '../../protocol/incident.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import { sumOf } from '../../sports/tally.ts';
import type { DemoPlayer } from '../world/demo-player.ts';
import type { Random } from '../world/random.ts';
import type { Change, MatchSetup, StatEvent, TeamSheets } from './match-setup.ts';

/** The time of an event in a match. */
export type Moment = Pick<Incident, 'minute' | 'stoppage' | 'remaining' | 'period'>;

const NO_EVENTS: readonly StatEvent[] = [];

/** A match in play: its score by period, its counted events and its incidents. */
export class Game {
  readonly setup: MatchSetup;
  readonly random: Random;
  readonly sheets: TeamSheets;
  readonly #isCounted: boolean;
  readonly #periods: Sides[] = [];
  #events: StatEvent[] = [];
  #incidents = 0;

  /**
   * With `isCounted` false the game counts no events, which saves time when only the results of
   * thousands of matches matter.
   */
  constructor(setup: MatchSetup, random: Random, sheets: TeamSheets, isCounted: boolean) {
    this.setup = setup;
    this.random = random;
    this.sheets = sheets;
    this.#isCounted = isCounted;
  }

  /** Starts a period and returns its score, which `add` changes. */
  startPeriod(): Readonly<Sides> {
    const period = { home: 0, away: 0 };
    this.#periods.push(period);
    return period;
  }

  /** Adds goals or points to the current period; a negative number takes them back. */
  add(side: Side, points: number): void {
    const period = this.#periods.at(-1);
    if (!period) throw new Error('No period has been started');
    period[side] += points;
  }

  get score(): Sides {
    return sumOf(this.#periods);
  }

  /** Whether the sides have equal scores, in both legs of a tie together. */
  get isLevel(): boolean {
    const { home, away } = this.score;
    const { firstLeg } = this.setup;
    return home + (firstLeg?.home ?? 0) === away + (firstLeg?.away ?? 0);
  }

  /** Returns score and periods for an update. */
  shown(): Required<Pick<Change, 'score' | 'periods'>> {
    return { score: this.score, periods: this.#periods.map((period) => ({ ...period })) };
  }

  /**
   * Adds counts by key for a side, and for the player if given. A negative count takes back an
   * earlier one.
   */
  count(side: Side, counts: Readonly<Record<string, number>>, player?: { id: string }): void {
    if (!this.#isCounted) return;
    for (const [key, count] of Object.entries(counts))
      this.#events.push({ side, key, count, ...(player && { playerId: player.id }) });
  }

  /** Returns the counted events since the last call. */
  drain(): readonly StatEvent[] {
    const events = this.#events;
    if (events.length === 0) return NO_EVENTS;
    this.#events = [];
    return events;
  }

  /** Returns an incident with the next id: 'i1', 'i2' … */
  incident(
    type: IncidentType,
    team: Side | null,
    moment: Moment,
    more?: Partial<Incident>,
  ): Incident {
    return { id: `i${++this.#incidents}`, type, team, ...moment, ...more };
  }
}

/** Returns the names and ids of an incident's players. */
export function playersOf(
  player: DemoPlayer,
  related?: DemoPlayer,
): Pick<Incident, 'player' | 'playerId' | 'relatedPlayer' | 'relatedPlayerId'> {
  return {
    player: player.name,
    playerId: player.id,
    ...(related && { relatedPlayer: related.name, relatedPlayerId: related.id }),
  };
}

/**
 * Returns a random player by the weights of the positions. A position without a weight is never
 * drawn.
 */
export function drawPlayer(
  random: Random,
  players: readonly DemoPlayer[],
  weights: Readonly<Record<string, number>>,
): DemoPlayer {
  return random.weighted(
    players.map((player) => [player, weights[player.position ?? ''] ?? 0] as const),
  );
}
