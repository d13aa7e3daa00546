import type { Side } from '../../realtime/protocol/primitives.ts';
import { BOX_SCORES } from '../../realtime/sports/box-score.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { figureText, headOf, NO_MERIT } from '../match/tabs/box-score/box-score-tables.ts';
import type { StatRow } from '../match/tabs/statistics/stat-rows.ts';
import { keysPer90, per90 } from '../player/per-90.ts';
import type { PlayerSeason } from '../player/player.ts';
import { seasonValue } from '../player/season-tables.ts';
import { rowOf } from './figure-row.ts';

export type SeasonsBySide = Record<Side, PlayerSeason>;

/** Keys of figures for which a lower value is better. */
const FEWER_IS_BETTER = new Set(['turnovers', 'fouls', 'yellow-cards', 'red-cards', 'own-goals']);

/**
 * Returns two players' season figures: matches, then the columns of the sport's box score for which
 * either player has a value. They are sums, or means per match where the sport's fans expect means.
 */
export function playerRows(t: Text, sportKey: SportKey, seasons: SeasonsBySide): StatRow[] {
  const { home, away } = seasons;
  const isPerMatch = SPORTS[sportKey].isPerMatch === true;
  const appearances = rowOf({
    key: 'appearances',
    name: t('playerPage.appearances'),
    values: { home: home.appearances, away: away.appearances },
    text: (value) => t.number(value),
    isShared: true,
  });
  const figures = columnsOf(sportKey).flatMap((column) => {
    const { key } = column;
    // A sum of such a figure over a season means nothing.
    if (column.ofPlayersOnly && key !== 'minutes') return [];
    const values = {
      home: seasonValue(home, key, isPerMatch),
      away: seasonValue(away, key, isPerMatch),
    };
    if (values.home === null && values.away === null) return [];
    return [
      rowOf({
        key,
        name: headOf(t, key, column).name,
        values,
        text: (value) => (isPerMatch ? t.number(value, 1) : figureText(t, key, value)),
        isShared: true,
        ...betterOf(key),
      }),
    ];
  });
  return [appearances, ...figures];
}

/** Returns both players' figures per 90 minutes; empty if neither has played enough. */
export function rowsPer90(t: Text, sportKey: SportKey, { home, away }: SeasonsBySide): StatRow[] {
  const columns = columnsOf(sportKey);
  return keysPer90(sportKey).flatMap((key) => {
    const values = { home: per90(home, key), away: per90(away, key) };
    if (values.home === null && values.away === null) return [];
    const column = columns.find((each) => each.key === key);
    return [
      rowOf({
        key,
        name: headOf(t, key, column).name,
        values,
        text: (value) => t.number(value, 2),
        isShared: true,
        ...betterOf(key),
      }),
    ];
  });
}

function columnsOf(sportKey: SportKey) {
  return BOX_SCORES[sportKey].flatMap(({ columns }) => columns);
}

function betterOf(key: string): { better?: 'more' | 'fewer' } {
  if (FEWER_IS_BETTER.has(key)) return { better: 'fewer' };
  return NO_MERIT.has(key) || key.endsWith('-attempted') ? {} : { better: 'more' };
}
