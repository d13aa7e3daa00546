import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { StandingsRow } from '../standings/standings.ts';
import { teamRows } from './team-rows.ts';

const row = (more: Partial<StandingsRow>): StandingsRow => ({
  rank: 1,
  team: { id: 'a', name: 'Alder', shortName: 'ALD' },
  played: 10,
  won: 6,
  drawn: 2,
  lost: 2,
  scored: 20,
  conceded: 10,
  rally: null,
  points: 20,
  winPercentage: 0.7,
  gamesBehind: null,
  form: [],
  isLive: false,
  inPlay: null,
  movement: 0,
  zone: null,
  ...more,
});
const home = row({});
const away = row({ rank: 4, won: 3, lost: 5, scored: 12, conceded: 15, points: 11 });
const named = (sport: SportKey, rows = { home, away }) =>
  new Map(teamRows(textOf('en'), sport, rows).map((each) => [each.name, each]));

test('each figure has both sides, and says which is better', () => {
  const rows = named('football');
  expect(rows.get('Points')).toMatchObject({ home: '20', away: '11', better: 'home' });
  expect(rows.get('Lost')).toMatchObject({ home: '2', away: '5', better: 'home' });
  expect(rows.get('Played')).toMatchObject({ better: null, share: 50 });
  expect(rows.get('Goals per match')).toMatchObject({ home: '2.00', away: '1.20' });
});

test('each side’s goals per match are divided by its own matches', () => {
  const rows = named('football', { home, away: row({ played: 8, scored: 12, conceded: 14 }) });
  expect(rows.get('Goals per match')).toMatchObject({ home: '2.00', away: '1.50' });
  expect(rows.get('Goals against per match')).toMatchObject({ home: '1.00', away: '1.75' });
});

test('the better place is the lesser one, and neither it nor a difference is shared', () => {
  const rows = named('football');
  expect(rows.get('Place')).toMatchObject({ home: '1', away: '4', better: 'home', share: null });
  expect(rows.get('Goal difference')).toMatchObject({ home: '+10', away: '−3', share: null });
});

const FEWER_IS_BETTER = [
  'Place',
  'Lost',
  'Goals against',
  'Points against',
  'Games behind the leader',
];
const NEITHER_IS_BETTER = ['Played', 'Drawn', 'Tied'];

test.each(['football', 'basketball', 'american-football', 'volleyball', 'tennis'] as const)(
  'in %s each figure is compared by the values that it shows',
  (sport) => {
    const rally = (scored: number, conceded: number) => ({ scored, conceded });
    const rows = named(sport, {
      home: row({ rank: 2, rally: rally(300, 200), gamesBehind: 1, played: 11, drawn: 3 }),
      away: row({
        rank: 1,
        won: 9,
        lost: 1,
        scored: 30,
        conceded: 9,
        points: 40,
        winPercentage: 0.9,
        rally: rally(400, 100),
        gamesBehind: 3,
      }),
    });
    // '20:10' counts as the share of what was scored.
    const valueOf = (text: string) => {
      const [own = 0, other] = text.replace('−', '-').split(':').map(Number);
      return other === undefined ? own : own / (own + other);
    };
    const shown = [...rows.values()].filter(({ key }) => !key.endsWith('-mean'));
    expect(shown.map(({ name, better, share }) => [name, better, share?.toFixed(5)])).toEqual(
      shown.map(({ name, home: one, away: other, share }) => {
        const [own, their] = [valueOf(one), valueOf(other)];
        const isHome = own > their !== FEWER_IS_BETTER.includes(name);
        return [
          name,
          NEITHER_IS_BETTER.includes(name) ? null : isHome ? 'home' : 'away',
          share === null ? undefined : ((100 * own) / (own + their)).toFixed(5),
        ];
      }),
    );
    const unshared = shown.flatMap(({ name, share }) => (share === null ? [name] : []));
    expect(unshared.filter((name) => !/Place|[Dd]ifference|Games behind/.test(name))).toEqual([]);
  },
);

test('means per match have goals against beside goals, of which fewer are better', () => {
  const rows = named('football');
  expect(rows.get('Goals per match')).toMatchObject({ better: 'home', share: 62.5 });
  expect(rows.get('Goals against per match')).toMatchObject({ home: '1.00', away: '1.50' });
  expect(rows.get('Goals against per match')).toMatchObject({ better: 'home', share: 40 });
});

test('basketball has points per game, sports played in sets have no mean', () => {
  expect(named('basketball').get('Points per game')).toMatchObject({ home: '2.0' });
  expect([...named('volleyball').keys()].filter((name) => name.includes('per'))).toEqual([]);
});

test('before the first match there is no mean', () => {
  const rows = named('football', { home: row({ played: 0 }), away });
  expect(rows.has('Goals per match')).toBe(false);
});
