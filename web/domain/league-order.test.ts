import { expect, test } from 'vitest';
import { byImportance } from './league-order.server.ts';

const league = (leagueName: string, leagueCountry: string | null, leagueRank?: number) => ({
  leagueId: leagueName,
  leagueName,
  leagueSportId: 1,
  leagueCountry,
  leagueRank,
});
const LEAGUES = [
  league('Amateur Cup', 'de'),
  league('Äußere Liga', 'at'),
  league('Champions', 'int', 1),
  league('Serie A', 'BRA', 4),
  league('Serie B', 'br', 9),
  league('Premier', 'ENG', 2),
  league('Premiership', 'gb-sct', 7),
];

test.each([
  [null, 'Champions, Premier, Serie A, Premiership, Serie B, Amateur Cup, Äußere Liga'],
  ['br', 'Serie A, Serie B, Champions, Premier, Premiership, Amateur Cup, Äußere Liga'],
  ['gb', 'Premier, Premiership, Champions, Serie A, Serie B, Amateur Cup, Äußere Liga'],
  ['de', 'Amateur Cup, Champions, Premier, Serie A, Premiership, Serie B, Äußere Liga'],
])(
  'a visitor from %s sees their country’s leagues first, then the most important',
  (country, names) => {
    const sorted = byImportance(LEAGUES, country);
    expect(sorted.map(({ leagueName }) => leagueName).join(', ')).toBe(names);
  },
);
