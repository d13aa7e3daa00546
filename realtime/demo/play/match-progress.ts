import { BOX_SCORES } from '../../sports/box-score.ts';
import type { BoxScoreSide, BoxScoreValues, PeriodStatistics } from '../../protocol/details.ts';
import type { Incident } from '../../protocol/incident.ts';
import type { Side } from '../../protocol/primitives.ts';
import type { EventStatus } from '../../sports/event-status.ts';
import type { MatchStatus } from '../../sports/match-status.ts';
import { SPORTS } from '../../sports/registry.ts';
import type { Sport, SportKey } from '../../sports/sport.ts';
import type { TeamSheet } from '../details/team-sheet.ts';
import { addTo, statsOf, type Counts } from './match-stats.ts';
import {
  bothSides,
  type Change,
  type StatEvent,
  type Step,
  type StepClock,
  type TeamSheets,
} from './match-setup.ts';

/** Figures that keep the maximum, not the sum. */
const MAXIMA: ReadonlySet<string> = new Set(['longest-rush', 'longest-reception']);

/** The combined state of a match's steps so far, with the figures of players and periods. */
export class MatchProgress {
  readonly #sport: Sport;
  #change: Change = {};
  #sheets: TeamSheets | undefined;
  #period: MatchStatus | undefined;
  readonly #incidents = new Map<string, Incident>();
  readonly #periods = new Map<MatchStatus, Counts>();
  readonly #players = new Map<string, Map<string, number>>();
  #sinceClock = 0;
  #seconds = 0;

  constructor(sport: SportKey) {
    this.#sport = SPORTS[sport];
  }

  /** Seconds of play and pauses so far, rounded to remove the errors of their sum. */
  get seconds(): number {
    return Math.round(this.#seconds * 1_000) / 1_000;
  }

  get status(): EventStatus | undefined {
    return this.#change.status;
  }

  /** The team sheets; undefined before the first step. */
  get sheets(): TeamSheets | undefined {
    return this.#sheets;
  }

  /** The match clock, advanced since it was last set. */
  get clock(): StepClock | undefined {
    const { clock } = this.#change;
    if (!clock?.running) return clock ?? undefined;
    const passed = Math.floor(this.#sinceClock);
    const seconds = clock.countdown ? Math.max(0, clock.seconds - passed) : clock.seconds + passed;
    return { ...clock, seconds };
  }

  /** Advances time without events. */
  pass(seconds: number): void {
    this.#seconds += seconds;
    this.#sinceClock += seconds;
  }

  take({ after, change, sheets, statEvents = [] }: Step): void {
    this.pass(after);
    const { incidents = [], stats, ...rest } = change;
    if (change.clock !== undefined) this.#sinceClock = 0;
    this.#change = { ...this.#change, ...rest, stats: { ...this.#change.stats, ...stats } };
    for (const incident of incidents) this.#incidents.set(incident.id, incident);
    this.#sheets ??= sheets;
    // Events in the pause after a period belong to that period.
    const { matchStatus } = change;
    if (matchStatus && this.#sport.periods.play.includes(matchStatus)) this.#period = matchStatus;
    for (const event of statEvents) this.#count(event);
  }

  /** Returns one change that leads from no state to the current one. */
  shown(): Change {
    const { correction: _corrected, ...change } = this.#change;
    const { clock } = this;
    return { ...change, ...(clock && { clock }), incidents: [...this.#incidents.values()] };
  }

  /** Returns the statistics of each period so far. */
  statistics(): PeriodStatistics[] {
    return [...this.#periods].map(([period, counts]) => ({
      period,
      stats: statsOf(this.#sport.key, counts),
    }));
  }

  /**
   * Returns both sides' box scores; undefined before the first step and in sports without box
   * scores.
   */
  boxScore(): Record<Side, BoxScoreSide> | undefined {
    const sheets = this.#sheets;
    if (!sheets || BOX_SCORES[this.#sport.key].length === 0) return undefined;
    return bothSides((side) => this.#sideOf(sheets[side]));
  }

  #count({ side, key, count, playerId }: StatEvent): void {
    if (this.#period) {
      const counts = this.#periods.get(this.#period) ?? { home: new Map(), away: new Map() };
      this.#periods.set(this.#period, counts);
      addTo(counts[side], key, count);
    }
    if (playerId === undefined) return;
    const figures = this.#players.get(playerId) ?? new Map<string, number>();
    this.#players.set(playerId, figures);
    if (MAXIMA.has(key)) figures.set(key, Math.max(figures.get(key) ?? count, count));
    else addTo(figures, key, count);
  }

  #sideOf({ starters, substitutes }: TeamSheet): BoxScoreSide {
    const players = [...starters, ...substitutes].flatMap((player) => {
      const { id, name, number, position } = player;
      const values = this.#valuesOf(id);
      if (!values) return [];
      return {
        id,
        name,
        ...(number !== undefined && { number }),
        ...(position !== undefined && { position }),
        starter: starters.includes(player),
        values,
      };
    });
    return { players };
  }

  /**
   * Returns a player's values in all columns of each table with a figure of the player; undefined
   * without figures.
   */
  #valuesOf(playerId: string): BoxScoreValues | undefined {
    const figures = this.#players.get(playerId);
    const columns = BOX_SCORES[this.#sport.key].flatMap((group) =>
      group.columns.some(({ key }) => figures?.has(key)) ? group.columns : [],
    );
    if (columns.length === 0) return undefined;
    return Object.fromEntries(columns.map(({ key }) => [key, figures?.get(key) ?? 0]));
  }
}
