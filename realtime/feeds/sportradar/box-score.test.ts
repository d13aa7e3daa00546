import { expect, test } from 'vitest';
import { boxScoreOf } from './box-score.ts';

const reported = (...players: unknown[]) => ({
  totals: { competitors: [{ qualifier: 'home' as const, players }] },
});

/** A football player, as in a summary. */
const FORWARD = {
  id: 'sr:player:2',
  name: 'Birk, Eva',
  starter: true,
  statistics: {
    assists: 1,
    corner_kicks: 2,
    goals_scored: 2,
    own_goals: 0,
    red_cards: 0,
    shots_blocked: 1,
    shots_off_target: 1,
    shots_on_target: 3,
    substituted_in: 0,
    yellow_cards: 1,
    yellow_red_cards: 1,
  },
};

test('a football player has goals, total shots and cards, and the name in display order', () => {
  expect(boxScoreOf(reported(FORWARD), 'football')).toEqual({
    home: {
      players: [
        {
          id: 'sr:player:2',
          name: 'Eva Birk',
          starter: true,
          values: {
            goals: 2,
            assists: 1,
            shots: 5,
            'shots-on-target': 3,
            'yellow-cards': 1,
            'red-cards': 1,
            'own-goals': 0,
          },
        },
      ],
    },
  });
});

test('extended statistics include minutes, tackles and saves', () => {
  const statistics = {
    chances_created: 2,
    fouls_committed: 3,
    minutes_played: 84,
    shots_faced_saved: 0,
    tackles_total: 4,
  };
  const [player] =
    boxScoreOf(reported({ ...FORWARD, statistics }), 'football')?.home?.players ?? [];
  expect(player?.values).toEqual({
    minutes: 84,
    'key-passes': 2,
    tackles: 4,
    saves: 0,
    fouls: 3,
  });
});

test('basketball statistics keep their names and are limited to its columns', () => {
  const statistics = { points: 21, rebounds: 7, assists: 4, minutes: '34:10' };
  const box = boxScoreOf(reported({ ...FORWARD, statistics }), 'basketball');
  expect(box?.home?.players[0]?.values).toEqual({ points: 21, rebounds: 7, assists: 4 });
});

test.each([
  ['no figures', undefined],
  ['figures of teams alone', { totals: { competitors: [{ qualifier: 'home' as const }] } }],
  ['players without any', reported({ ...FORWARD, statistics: {} })],
  ['players who are nobody', reported({ statistics: { goals_scored: 1 } }, null)],
  ['a player twice', reported(FORWARD, FORWARD)],
])('there is no box score for %s', (_, statistics) => {
  expect(boxScoreOf(statistics, 'football')).toBeUndefined();
});

test('the result is undefined for a sport without box scores', () => {
  expect(boxScoreOf(reported(FORWARD), 'tennis')).toBeUndefined();
});
