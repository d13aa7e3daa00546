// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { BOX_SCORES, type BoxScoreGroup } from '../../../../realtime/sports/box-score.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { textOf } from '../../../../edge/shared/text/text.ts';
import { rendered } from '../../testing/rendered.tsx';
import { boxScoreTables } from './box-score-tables.ts';
import { PlayerTable } from './player-table.tsx';

/** Renders a table with every column of a group, and one player. */
function tableOf(sportKey: SportKey, group: BoxScoreGroup | undefined): HTMLTableElement | null {
  if (!group) return null;
  const columns = group.columns.map(({ key }) => key);
  const values = Object.fromEntries(columns.map((key) => [key, 1]));
  const player = { playerId: 'a', playerName: 'Ash Reed', shirtNumber: 4, position: null };
  const home = { teamId: 't', players: [{ ...player, isStarter: true, values }], totals: values };
  const groups = [{ key: group.key, columns }];
  const boxScore = { eventId: 'm1', isLive: false, groups, home, away: null };
  const [table] = boxScoreTables(textOf('en'), sportKey, boxScore, 'home');
  if (!table) return null;
  return rendered(
    <PlayerTable team="Foxes" sportKey={sportKey} table={table} hasTitle={false} />,
  ).querySelector('table');
}

test('the many columns of basketball are narrower, and those of baseball are not', () => {
  const [players] = BOX_SCORES.basketball;
  const [batting] = BOX_SCORES.baseball;
  expect(tableOf('basketball', players)?.dataset).toHaveProperty('dense');
  expect(tableOf('baseball', batting)?.dataset).not.toHaveProperty('dense');
});

test('a table heads, fills and totals each of its columns, computed ones too', () => {
  const [players] = BOX_SCORES.basketball;
  const rows = [...(tableOf('basketball', players)?.rows ?? [])];
  const cells = rows.map(({ cells: each }) => [...each].map(({ textContent }) => textContent));
  const [heads, player, totals] = cells;
  const at = heads?.indexOf('FG%') ?? -1;
  expect(cells.map((row) => row[at])).toEqual(['FG%', '100.0', '100.0']);
  expect([player?.length, totals?.length]).toEqual([heads?.length, heads?.length]);
});
