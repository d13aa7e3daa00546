// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { rendered } from '../match/testing/rendered.tsx';
import { TopPlayersCard } from './top-players-card.tsx';
import { parseTopPlayers } from './top-players.ts';

const ranked = (rank: number, name: string, value: number) => ({
  rank,
  player: { playerId: name, playerName: name, playerBirthDate: null, playerSportId: 1 },
  team: { teamId: 't', teamName: 'Elm Town', teamShortName: 'ELM', teamSportId: 1 },
  value,
  appearances: 9,
  values: {},
});

test.each([
  [false, ['1AnnElm Town1,204', '1BeaElm Town1,204', '3CalElm Town7']],
  [true, ['1AnnElm Town1,204.0', '1BeaElm Town1,204.0', '3CalElm Town7.0']],
])(
  'each player has a rank and a figure, with a decimal only for means (%s)',
  (isPerMatch, rows) => {
    const top = parseTopPlayers({
      league: { leagueId: 'l', leagueName: 'League', leagueSportId: 1, leagueCountry: null },
      season: null,
      seasons: [],
      key: 'goals',
      isPerMatch,
      keys: ['goals'],
      players: [ranked(1, 'Ann', 1_204), ranked(1, 'Bea', 1_204), ranked(3, 'Cal', 7)],
      page: 1,
      size: 20,
      total: 3,
    });
    const card = rendered(top && <TopPlayersCard top={top} sportKey="football" />);
    const shown = [...card.querySelectorAll('li')].map((row) =>
      [...row.children]
        .filter(({ tagName }) => tagName === 'SPAN')
        .map(({ textContent }) => textContent)
        .join(''),
    );
    expect(shown).toEqual(rows);
  },
);
