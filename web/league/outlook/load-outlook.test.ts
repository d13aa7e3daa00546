import { expect, test } from 'vitest';
import type { SeasonOutlook } from '../../../edge/contracts/outlook.ts';
import { parseOutlook } from './load-outlook.server.ts';

const zone = (zoneKind: 'champion' | 'qualification' | 'relegation', zoneName: string) => ({
  zoneKind,
  zoneName,
});

function outlook(
  zones: NonNullable<SeasonOutlook['outlook']>['zones'],
  zoneChances: number[],
): NonNullable<SeasonOutlook['outlook']> {
  const team = { teamId: 't', teamName: 'Harbour Town', teamShortName: 'Harbour' };
  return {
    runs: 10_000,
    asOf: 0,
    matchesLeft: 80,
    zones,
    teams: [{ ...team, points: 40, expectedPoints: 71.4, titleChance: 0.3, zoneChances }],
  };
}

test('the title comes before the zones of places', () => {
  const { columns, rows } = parseOutlook(
    outlook([zone('qualification', 'Cup'), zone('relegation', 'Relegation')], [0.8, 0.01]),
  );
  expect(columns.map((column) => column.zone?.name ?? 'title')).toEqual([
    'title',
    'Cup',
    'Relegation',
  ]);
  expect(rows).toMatchObject([{ team: { id: 't' }, points: 71.4, chances: [0.3, 0.8, 0.01] }]);
});

test('a zone of champions is the title', () => {
  const { columns, rows } = parseOutlook(outlook([zone('champion', 'Champions')], [0.3]));
  expect(columns).toHaveLength(1);
  expect(rows).toMatchObject([{ chances: [0.3] }]);
});
