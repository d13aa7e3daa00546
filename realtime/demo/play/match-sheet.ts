import { SPORTS } from '../../sports/registry.ts';
import type { MatchStatus } from '../../sports/match-status.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { BoxScoreSide, BoxScoreValues, PeriodStatistics } from '../../protocol/details.ts';
import type { Side } from '../../protocol/primitives.ts';
import type { TeamSheet } from '../details/team-sheet.ts';
import { type Step } from './match-setup.ts';
import { bothSides } from './scoreboard.ts';
import type { StatEvent } from './stat-counter.ts';
import { statsOf, type Counts } from './match-stats.ts';

/** Figures that keep the maximum, not the sum. */
const MAXIMA: ReadonlySet<string> = new Set(['longest-rush', 'longest-reception']);

/** The statistics of a match's steps so far: players' figures and periods. */
export class MatchSheet {
  readonly #sport: SportKey;
  #sheets: Readonly<Record<Side, TeamSheet>> | undefined;
  #period: MatchStatus | undefined;
  readonly #periods = new Map<MatchStatus, Counts>();
  readonly #players = new Map<string, Map<string, number>>();

  constructor(sport: SportKey) {
    this.#sport = sport;
  }

  take({ change: { matchStatus }, sheets, statEvents = [] }: Step): void {
    if (sheets) this.#sheets = sheets;
    // Events in the pause after a period count for it.
    if (matchStatus && SPORTS[this.#sport].periods.play.includes(matchStatus))
      this.#period = matchStatus;
    for (const event of statEvents) this.#count(event);
  }

  /** The team sheets; undefined before the first step. */
  get sheets(): Readonly<Record<Side, TeamSheet>> | undefined {
    return this.#sheets;
  }

  /** The statistics of each period so far. */
  statistics(): PeriodStatistics[] {
    return [...this.#periods].map(([period, counts]) => ({
      period,
      stats: statsOf(this.#sport, counts),
    }));
  }

  /** Undefined in sports without it. */
  boxScore(): Record<Side, BoxScoreSide> | undefined {
    const sheets = this.#sheets;
    if (!sheets || SPORTS[this.#sport].boxScore.length === 0) return undefined;
    return bothSides((side) => this.#sideOf(sheets[side]));
  }

  #count({ side, key, count, playerId }: StatEvent): void {
    if (this.#period) {
      let counts = this.#periods.get(this.#period);
      if (!counts) this.#periods.set(this.#period, (counts = { home: new Map(), away: new Map() }));
      counts[side].set(key, (counts[side].get(key) ?? 0) + count);
    }
    if (playerId === undefined) return;
    let figures = this.#players.get(playerId);
    if (!figures) this.#players.set(playerId, (figures = new Map()));
    const before = figures.get(key);
    const sum = (before ?? 0) + count;
    figures.set(key, MAXIMA.has(key) ? Math.max(before ?? count, count) : sum);
  }

  #sideOf({ starters, substitutes }: TeamSheet): BoxScoreSide {
    const players = [...starters, ...substitutes].flatMap((player) => {
      const values = this.#valuesOf(player.id);
      if (!values) return [];
      const { id, name, number, position } = player;
      return [
        {
          id,
          name,
          ...(number !== undefined && { number }),
          ...(position !== undefined && { position }),
          starter: starters.includes(player),
          values,
        },
      ];
    });
    return { players };
  }

  /** Returns the columns of each table with a figure of the player; undefined without figures. */
  #valuesOf(playerId: string): BoxScoreValues | undefined {
    const figures = this.#players.get(playerId);
    if (!figures) return undefined;
    const columns = SPORTS[this.#sport].boxScore.flatMap((group) =>
      group.columns.some(({ key }) => figures.has(key)) ? group.columns : [],
    );
    if (columns.length === 0) return undefined;
    return Object.fromEntries(columns.map(({ key }) => [key, figures.get(key) ?? 0]));
  }
}
