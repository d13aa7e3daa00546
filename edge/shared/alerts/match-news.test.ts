import { expect, test } from 'vitest';
import type { Incident } from '../../../realtime/protocol/incident.ts';
import type { MatchLine } from '../../../realtime/protocol/match-state.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import { ALERT_KINDS, type AlertKind } from '../../contracts/alert-kinds.ts';
import { textOf } from '../text/text.ts';
import { alertMatchOf } from './alert-match.ts';
import { newsOf, reportedOf, wantedNews, type MomentName, type News } from './match-news.ts';
import { headlineOf, kindName, standOf } from './news-text.ts';

type Line = Partial<MatchLine>;

const t = textOf('en');
const NOW = Date.parse('2026-11-21T14:00:00Z');
const matchOf = (line: Line) => alertMatchOf({ ...FIRST_HALF, ...line }, NOW);

function team(name: string) {
  return { id: name, name, shortName: name };
}

/** A football match in the first half, 0–0. */
const FIRST_HALF: MatchLine = {
  matchId: 'm',
  sportId: 1,
  leagueId: 'l1',
  leagueName: 'League One',
  home: team('Elk'),
  away: team('Owl'),
  startTime: Date.parse('2026-11-21T12:00:00Z'),
  status: 'Live',
  matchStatus: 'H1',
  score: { home: 0, away: 0 },
  periods: [{ home: 0, away: 0 }],
  gameScore: [],
  displayStatus: [],
};

/** Returns all alerts of these kinds while a match goes through these states. */
function reported(lines: readonly Line[], kinds: readonly AlertKind[] = ALERT_KINDS): string[] {
  const [first = {}, ...rest] = lines;
  let before = reportedOf(matchOf(first));
  return rest.flatMap((line) => {
    const after = newsOf(before, matchOf(line));
    before = after.reported;
    return wantedNews(after.news, new Set(kinds)).map(
      (news) => `${headlineOf(t, news)} | ${standOf(t, news.match)}`,
    );
  });
}

const FIXTURE: Line = { status: 'NotStarted', matchStatus: 'Not start', periods: [] };
const H1: Line = {};
const at = (home: number, away: number, more: Line = {}): Line => ({
  score: { home, away },
  periods: [{ home, away }],
  ...more,
});
const HT: Line = { matchStatus: 'HT' };
const H2: Line = { matchStatus: 'H2' };
const TWO = [
  { home: 0, away: 0 },
  { home: 1, away: 1 },
];
const FT: Line = { status: 'Ended', matchStatus: 'Ended' };
const SET: Line = { sportId: 5, matchStatus: 'S1', periods: [{ home: 5, away: 3 }] };
const Q1: Line = { sportId: 2, matchStatus: 'Q1' };

test.each<[what: string, lines: Line[], said: string[]]>([
  ['a kick-off', [FIXTURE, H1], ['Kick-off | Elk 0–0 Owl']],
  ['a delay, which is none', [FIXTURE, { ...FIXTURE, status: 'Delayed' }], []],
  ['a goal of the home side', [H1, at(1, 0)], ['Goal for Elk | Elk 1–0 Owl']],
  ['a goal of the guests', [at(1, 0), at(1, 1)], ['Goal for Owl | Elk 1–1 Owl']],
  ['goals of both at once', [H1, at(2, 1)], ['New score | Elk 2–1 Owl']],
  ['a goal that is taken back', [at(1, 0), at(0, 0)], ['Score corrected | Elk 0–0 Owl']],
  [
    'a goal that is taken back and another one',
    [H1, at(1, 0), at(0, 0), at(1, 0)],
    ['Goal for Elk | Elk 1–0 Owl', 'Score corrected | Elk 0–0 Owl', 'Goal for Elk | Elk 1–0 Owl'],
  ],
  ['a goal for the other side', [at(1, 0), at(0, 1)], ['Score corrected | Elk 0–1 Owl']],
  [
    'a red card',
    [{ redCards: { home: 0, away: 0 } }, { redCards: { home: 0, away: 1 } }],
    ['Red card for Owl | Elk 0–0 Owl'],
  ],
  [
    'a red card that is taken back, with nothing',
    [{ redCards: { home: 1, away: 0 } }, { redCards: { home: 0, away: 0 } }],
    [],
  ],
  ['half-time, once', [H1, HT, H1, HT], ['Half-time | Elk 0–0 Owl']],
  ['a second half, with nothing', [HT, H2], []],
  ['half-time without a report, with nothing', [H1, H2], []],
  [
    'a goal in the last second of a half, by half-time',
    [H1, at(1, 0, HT)],
    ['Half-time | Elk 1–0 Owl'],
  ],
  ['full time', [H2, at(2, 1, FT)], ['Full time | Elk 2–1 Owl']],
  [
    'full time that is reported twice',
    [H2, FT, { ...FT, status: 'Finished' }],
    ['Full time | Elk 0–0 Owl'],
  ],
  ['full time that was none, once', [H2, FT, H2, FT], ['Full time | Elk 0–0 Owl']],
  [
    'extra time and penalties',
    [
      { ...H2, periods: TWO },
      { matchStatus: 'Break', periods: TWO },
      { matchStatus: 'ET1', periods: TWO },
      { matchStatus: 'ETHT', periods: TWO },
      { matchStatus: 'ET2', periods: TWO },
      { matchStatus: 'PEN', periods: TWO },
      { ...at(1, 1), status: 'Ended', matchStatus: 'AP', shootout: { home: 4, away: 2 } },
    ],
    [
      'End of normal time | Elk 0–0 Owl',
      'Half-time of extra time | Elk 0–0 Owl',
      'Penalty shoot-out | Elk 0–0 Owl',
      'Decided on penalties | Elk 1–1 Owl (4–2 on penalties)',
    ],
  ],
  [
    'an end in extra time',
    [{ matchStatus: 'ET2', ...at(1, 1) }, at(2, 1, { status: 'Ended', matchStatus: 'AET' })],
    ['Full time, after extra time | Elk 2–1 Owl'],
  ],
  [
    'a walkover',
    [FIXTURE, { ...FIXTURE, status: 'Ended', matchStatus: 'Walkover', winner: 'away' }],
    ['Walkover | Elk v Owl: Owl win'],
  ],
  [
    'a retirement',
    [
      SET,
      {
        ...SET,
        status: 'Ended',
        matchStatus: 'Retired',
        score: { home: 1, away: 0 },
        winner: 'away',
      },
    ],
    ['Retirement | Elk 1–0 Owl: Owl win'],
  ],
  [
    'a result that is changed afterwards',
    [at(1, 1, FT), at(3, 0, { ...FT, matchStatus: 'Awarded' })],
    ['Score corrected | Elk 3–0 Owl'],
  ],
  ['a postponement', [FIXTURE, { ...FIXTURE, status: 'Postponed' }], ['Postponed | Elk v Owl']],
  [
    'an abandoned match',
    [at(1, 0), at(1, 0, { status: 'Abandoned' })],
    ['Abandoned | Elk 1–0 Owl'],
  ],
  [
    'an abandoned match that goes on, with nothing',
    [at(1, 0, { status: 'Abandoned' }), at(2, 0)],
    [],
  ],
  ['a status that nobody knows, with nothing', [H1, { status: 'Unknown' }], []],
  ['play that is held up, with nothing', [H1, { status: 'Suspended' }, H1], []],
  ['a set won', [SET, { ...SET, score: { home: 1, away: 0 } }], ['Set for Elk | Elk 1–0 Owl']],
  [
    'a game won by a badminton player',
    [
      { ...SET, sportId: 31 },
      { ...SET, sportId: 31, score: { home: 0, away: 1 } },
    ],
    ['Game for Owl | Elk 0–1 Owl'],
  ],
  [
    'the quarters of a basketball match',
    [
      Q1,
      { ...Q1, matchStatus: 'Break' },
      { ...Q1, matchStatus: 'Q2' },
      { ...Q1, matchStatus: 'HT' },
      { ...Q1, matchStatus: 'Q3' },
      { ...Q1, matchStatus: 'Q4' },
      { ...Q1, matchStatus: 'OT' },
      { ...Q1, status: 'Ended', matchStatus: 'AET', score: { home: 99, away: 98 } },
    ],
    [
      'End of quarter 1 | Owl 0–0 Elk',
      'Half-time | Owl 0–0 Elk',
      'End of quarter 3 | Owl 0–0 Elk',
      'End of quarter 4 | Owl 0–0 Elk',
      'Final score, after overtime | Owl 98–99 Elk',
    ],
  ],
])('a fan gets the expected alerts for %s', (_what, lines, said) => {
  expect(reported(lines)).toEqual(said);
});

test.each<[kinds: AlertKind[], said: string[]]>([
  [['start'], ['Kick-off | Elk 0–0 Owl']],
  [
    ['score'],
    ['Goal for Elk | Elk 1–0 Owl', 'Goal for Owl | Elk 1–1 Owl', 'Goal for Elk | Elk 2–1 Owl'],
  ],
  [['break'], ['Half-time | Elk 1–0 Owl']],
  [['end'], ['Full time | Elk 2–1 Owl']],
  [[], []],
])('a fan who chooses %j gets only those alerts', (kinds, said) => {
  expect(
    reported([FIXTURE, H1, at(1, 0, HT), at(1, 0, H2), at(1, 1), at(2, 1, FT)], kinds),
  ).toEqual(said);
});

const POSTPONED: Line = { ...FIXTURE, status: 'Postponed' };
const WALKOVER: Line = { ...FT, matchStatus: 'Walkover', winner: 'away' };
const red = (home: number): Line => ({ redCards: { home, away: 0 } });

test.each<[what: string, lines: Line[], kind: AlertKind]>([
  ['a kick-off', [FIXTURE, H1], 'start'],
  ['a postponement', [FIXTURE, POSTPONED], 'start'],
  ['a cancellation', [FIXTURE, { ...FIXTURE, status: 'Cancelled' }], 'start'],
  ['a goal', [H1, at(1, 0)], 'score'],
  ['a correction', [at(1, 0), H1], 'score'],
  ['a red card', [red(0), red(1)], 'red-card'],
  ['half-time', [H1, HT], 'break'],
  ['full time', [H2, FT], 'end'],
  ['a walkover', [FIXTURE, WALKOVER], 'end'],
  ['an abandonment', [H1, { status: 'Abandoned' }], 'end'],
])('%s reaches the fans of its kind alone', (_what, lines, kind) => {
  expect(ALERT_KINDS.filter((one) => reported(lines, [one]).length > 0)).toEqual([kind]);
});

test('red cards of a match are those that stand, with second yellow ones, by side', () => {
  const incident = (id: string, more: Partial<Incident>): Incident => ({
    id,
    type: 'red-card',
    team: 'away',
    minute: 5,
    ...more,
  });
  const incidents = [
    incident('a', { team: 'home' }),
    incident('b', {}),
    incident('c', { type: 'second-yellow-card' }),
    incident('d', { removed: true }),
    incident('e', { type: 'yellow-card' }),
  ];
  const state = { ...FIRST_HALF, incidents, stats: {}, occurredAt: NOW };
  expect(alertMatchOf(state, NOW).play?.redCards).toEqual({ home: 1, away: 2 });
});

test('every kind of alerts has its name', () => {
  expect(ALERT_KINDS.map((kind) => kindName(t, kind, SPORTS.football))).toEqual([
    'Line-ups',
    'Kick-off',
    'Goals',
    'Red cards',
    'Breaks of serve',
    'Lead changes in the last five minutes',
    'Half-time',
    'Full time',
    'Goals',
    'Cards',
    'Comes on or goes off',
  ]);
});

/** Basketball in the fourth quarter, with so many seconds left on a clock that stands. */
const late = (home: number, away: number, seconds = 240): Line => ({
  sportId: 2,
  matchStatus: 'Q4',
  score: { home, away },
  clock: { seconds, running: false, at: NOW, countdown: true },
});
const overtime = (line: Line): Line => ({ ...line, matchStatus: 'OT' });
const half = (line: Line): Line => ({ ...line, matchStatus: 'H2' });
const third = (line: Line): Line => ({ ...line, matchStatus: 'Q3' });
/** The same with a clock that was read so many seconds ago. */
const readBefore = (seconds: number, line: Line): Line =>
  line.clock
    ? { ...line, clock: { ...line.clock, running: true, at: NOW - seconds * 1_000 } }
    : line;

test.each<[what: string, lines: Line[], said: string[]]>([
  ['the side behind leads', [late(80, 81), late(82, 81)], ['Elk take the lead | Owl 81–82 Elk']],
  [
    'one of two level sides leads',
    [late(80, 80), late(80, 83)],
    ['Owl take the lead | Owl 83–80 Elk'],
  ],
  ['the leader scores, with nothing', [late(80, 78), late(82, 78)], []],
  ['the score is level, with nothing', [late(80, 78), late(80, 80)], []],
  ['points are taken back, with nothing', [late(82, 81), late(80, 81)], []],
  ['5:01 is left, with nothing', [late(80, 81, 301), late(82, 81, 301)], []],
  [
    '5:10 was left 20 s ago',
    [late(80, 81, 310), readBefore(20, late(82, 81, 310))],
    ['Elk take the lead | Owl 81–82 Elk'],
  ],
  [
    'overtime is on',
    [overtime(late(90, 90)), overtime(late(92, 90))],
    ['Elk take the lead | Owl 90–92 Elk'],
  ],
  [
    'the second half of a college game is on',
    [half(late(50, 51)), half(late(52, 51))],
    ['Elk take the lead | Owl 51–52 Elk'],
  ],
  ['the third quarter is on, with nothing', [third(late(50, 51)), third(late(52, 51))], []],
  ['the match is over, with the end', [late(80, 81), { ...late(82, 81), ...FT }], []],
])('a fan of changes of the lead gets the expected alerts when %s', (_what, lines, said) => {
  expect(reported(lines, ['lead'])).toEqual(said);
});

test('a fan of scores and of the lead gets one alert of a touchdown that changes it', () => {
  const football = (line: Line): Line => ({ ...line, sportId: 16 });
  const lines = [football(late(14, 17)), football(late(20, 17)), football(late(21, 17))];
  expect(reported(lines, ['score', 'lead'])).toEqual([
    'Elk take the lead | Owl 17–20 Elk',
    'Elk score | Owl 17–21 Elk',
  ]);
  expect(reported(lines, ['score'])).toHaveLength(2);
});

const MOMENT = { what: 'moment', side: 'home', player: { id: 'ace', name: 'Ace' } } as const;
const moment = (name: MomentName, kind: AlertKind): News => ({
  kind,
  turn: { ...MOMENT, moment: name },
  match: matchOf(at(1, 0)),
});
const score: News = {
  kind: 'score',
  turn: { what: 'scored', side: 'home' },
  match: matchOf(at(1, 0)),
};

test('news of a player reaches only who follows that player, and says more than the score', () => {
  const news = [moment('goal', 'goal'), score];
  const wanted = (kinds: AlertKind[], players: [string, Set<AlertKind>][]) =>
    wantedNews(news, new Set(kinds), new Map(players)).map(({ kind }) => kind);
  expect(wanted(['score', 'goal'], [])).toEqual(['score']);
  expect(wanted([], [['ace', new Set<AlertKind>(['goal'])]])).toEqual(['goal']);
  expect(wanted(['score'], [['ace', new Set<AlertKind>(['goal'])]])).toEqual(['goal']);
  expect(wanted([], [['bo', new Set<AlertKind>(['goal'])]])).toEqual([]);
  expect(wanted(['score'], [['ace', new Set<AlertKind>(['card'])]])).toEqual(['score']);
});

test.each<MomentName>(['goal', 'own-goal', 'touchdown', 'field-goal', 'home-run', 'void'])(
  'a fan of the match and of its player hears of the player alone: %s',
  (name) => {
    const wanted = wantedNews(
      [moment(name, 'goal'), score],
      new Set<AlertKind>(['score']),
      new Map([['ace', new Set<AlertKind>(['goal'])]]),
    );
    expect(wanted.map(({ turn }) => turn.what)).toEqual(['moment']);
  },
);

test('a red card is one alert for a fan of the match and of its player', () => {
  const card: News = { ...score, kind: 'red-card', turn: { what: 'red-card', side: 'home' } };
  const wanted = wantedNews(
    [moment('red', 'card'), card],
    new Set<AlertKind>(['red-card']),
    new Map([['ace', new Set<AlertKind>(['card'])]]),
  );
  expect(wanted.map(({ kind }) => kind)).toEqual(['card']);
});

test('a tab that takes over does not repeat an earlier alert', () => {
  const { reported: first } = newsOf(reportedOf(matchOf(FIXTURE)), matchOf(H1));
  const taken = reportedOf(matchOf(FIXTURE), first.once);
  expect(newsOf(taken, matchOf(H1)).news).toEqual([]);
});
