import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { catalogueRequestSchema } from './catalogue.ts';
import { matchFrameSchema, sportFrameSchema } from './frame.ts';
import { ingestRequestSchema, type Fixture, type MatchUpdate } from './ingest.ts';

const fixture: Fixture = {
  sportId: 1,
  league: { id: 'league-1', name: 'First League', country: 'gb' },
  home: { id: 'h', name: 'Home', shortName: 'HOM' },
  away: { id: 'a', name: 'Away', shortName: 'AWA' },
  startTime: 1_795_262_400_000,
  round: 'Matchday 7',
};
const kit = { first: '#ffffff', second: '#b11226' };
const update: MatchUpdate = { matchId: 'sr:match:1', sequence: 1, occurredAt: 1_795_262_400_000 };
const line = {
  matchId: 'm1',
  sportId: 1,
  leagueId: 'league-1',
  leagueName: 'First League',
  home: fixture.home,
  away: fixture.away,
  startTime: fixture.startTime,
  status: 'Live',
  matchStatus: 'H1',
  clock: { seconds: 61, running: true, at: fixture.startTime },
  score: { home: 1, away: 0 },
  periods: [{ home: 1, away: 0 }],
  gameScore: [],
  displayStatus: [],
};
const state = {
  ...line,
  incidents: [{ id: 'i1', type: 'goal', team: 'home', minute: 1 }],
  stats: { corners: { home: 1, away: 0 } },
  occurredAt: fixture.startTime,
};

/** Returns the paths of a value's faults; empty if valid. */
function faults(schema: v.GenericSchema, value: unknown): string[] {
  const { issues } = v.safeParse(schema, value);
  return (issues ?? []).map((issue) => v.getDotPath(issue) ?? '');
}

function request(members: object) {
  return { source: 'feed:1', updates: [{ ...update, ...members }] };
}

/** Spec point 4. */
const WORDS = [
  [
    'event status',
    ['NotStarted', 'Live', 'Suspended', 'Ended', 'Finished', 'Cancelled'],
    (word: string) => ({ status: word }),
  ],
  [
    'event status',
    ['Abandoned', 'Delayed', 'Unknown', 'Postponed', 'Interrupted'],
    (word: string) => ({ status: word }),
  ],
  ['match status', ['Not start', 'H1', 'H2', 'HT'], (word: string) => ({ matchStatus: word })],
  [
    'display status type',
    ['MATCH_TIME', 'EVENT_STATUS', 'LIVE'],
    (word: string) => ({ displayStatus: [{ statusType: word, displayStatus: 'FT' }] }),
  ],
] as const;

test.each(WORDS.flatMap(([what, words, of]) => words.map((word) => [what, word, of] as const)))(
  'the %s %s is accepted in exactly this spelling',
  (_what, word, of) => {
    expect(faults(ingestRequestSchema, request(of(word)))).toEqual([]);
    expect(faults(ingestRequestSchema, request(of(`${word}s`)))).toHaveLength(1);
  },
);

describe('A match update', () => {
  test.each<object>([
    {},
    { fixture, status: 'NotStarted', matchStatus: 'Not start' },
    { clock: null, points: null, shootout: null },
    { clock: { seconds: 720, running: true, at: 0, countdown: true } },
    { score: { home: 0, away: 9_999 }, periods: [], gameScore: ['1:0'], correction: true },
    { points: { home: 'A', away: '40', server: 'away' } },
    {
      incidents: [{ id: 'i 1 é', type: 'var', team: null, minute: 45, stoppage: 2, removed: true }],
    },
    { stats: { 'Shots on goal': { home: 3, away: 0.5 } } },
    { displayStatus: [{ statusType: 'MATCH_TIME', displayStatus: "45'" }] },
    {
      occurredAt: Date.UTC(1930, 6, 13),
      fixture: { ...fixture, startTime: Date.UTC(1930, 6, 13) },
    },
    { fixture: { ...fixture, home: { ...fixture.home, kit } } },
    { fixture: { ...fixture, away: { ...fixture.away, kit: { ...kit, pattern: 'sash' } } } },
    { score: { home: -0, away: 0 }, stats: { shots: { home: -0, away: 1e-300 } } },
  ])('is accepted: %j', (members) => {
    expect(faults(ingestRequestSchema, request(members))).toEqual([]);
  });

  test.each<[string, object]>([
    ['matchId', { matchId: 'm~1' }],
    ['sequence', { sequence: 0 }],
    ['sequence', { sequence: 1.5 }],
    ['occurredAt', { occurredAt: '2026-11-21T12:00:00Z' }],
    ['status', { status: 'live' }],
    ['matchStatus', { matchStatus: 'H3' }],
    ['score.home', { score: { home: -1, away: 0 } }],
    ['score.away', { score: { home: 0 } }],
    ['score', { score: null }],
    ['clock.seconds', { clock: { seconds: -1, running: true, at: 0 } }],
    ['periods', { periods: Array.from({ length: 31 }, () => ({ home: 0, away: 0 })) }],
    ['incidents.0.type', { incidents: [{ id: 'i', type: 'cornered', team: null, minute: null }] }],
    ['incidents.0.id', { incidents: [{ id: '', type: 'goal', team: null, minute: null }] }],
    ['incidents.0.id', { incidents: [{ id: 'a\u0000', type: 'goal', team: null, minute: null }] }],
    ['fixture.sportId', { fixture: { ...fixture, sportId: 4 } }],
    [
      'fixture.league.country',
      { fixture: { ...fixture, league: { ...fixture.league, country: '' } } },
    ],
    ['goals', { goals: 1 }],
    ['matchId', { matchId: 'constructor' }],
    ['occurredAt', { occurredAt: 8.64e15 }],
    ['fixture.startTime', { fixture: { ...fixture, startTime: Date.UTC(1899, 11, 31) } }],
    ['fixture.startTime', { fixture: { ...fixture, startTime: Date.UTC(2200, 0) } }],
    [
      'fixture.league.id',
      { fixture: { ...fixture, league: { ...fixture.league, id: 'l\ud800' } } },
    ],
    ['fixture.home.name', { fixture: { ...fixture, home: { ...fixture.home, name: '\u200b' } } }],
    ['fixture.home.kit', { fixture: withKit(null) }],
    ['fixture.home.kit.second', { fixture: withKit({ first: kit.first }) }],
    ['fixture.home.kit.first', { fixture: withKit({ ...kit, first: '#FFFFFF' }) }],
    ['fixture.home.kit.first', { fixture: withKit({ ...kit, first: '#fff' }) }],
    ['fixture.home.kit.second', { fixture: withKit({ ...kit, second: 'b11226' }) }],
    ['fixture.home.kit.second', { fixture: withKit({ ...kit, second: '#b11226;' }) }],
    ['fixture.home.kit.pattern', { fixture: withKit({ ...kit, pattern: 'tartan' }) }],
    ['fixture.home.kit.third', { fixture: withKit({ ...kit, third: '#000000' }) }],
    ['fixture.round', { fixture: { ...fixture, round: 'Day\n7' } }],
    ['clock.at', { clock: { seconds: 0, running: true, at: -8.64e15 } }],
    ['points.home', { points: { home: '\ud800', away: '0' } }],
    ['gameScore.0', { gameScore: ['1\u2028'] }],
    [
      'displayStatus.0.displayStatus',
      { displayStatus: [{ statusType: 'LIVE', displayStatus: '\u0007' }] },
    ],
    [
      'incidents.0.text',
      { incidents: [{ id: 'i', type: 'goal', team: null, minute: null, text: '\u202e' }] },
    ],
    ['stats.shots.home', { stats: { shots: { home: Infinity, away: 0 } } }],
    ['stats.shots.away', { stats: { shots: { home: 0, away: -1e7 } } }],
    ['stats.\u0000', { stats: { '\u0000': { home: 0, away: 0 } } }],
  ])('is refused for its %s, with the path in the fault: %j', (path, members) => {
    expect(faults(ingestRequestSchema, request(members))).toEqual([`updates.0.${path}`]);
  });

  test('is refused with more statistics than a match may have', () => {
    const names = Array.from({ length: 201 }, (_, n) => [`s${n}`, { home: n, away: 0 }]);
    const stats: object = Object.fromEntries(names);
    expect(faults(ingestRequestSchema, request({ stats }))).toEqual(['updates.0.stats']);
  });

  test('is sent by a named source in a non-empty list', () => {
    expect(faults(ingestRequestSchema, { source: 'feed', updates: [] })).toEqual(['updates']);
    expect(faults(ingestRequestSchema, { source: 'a feed', updates: [update] })).toEqual([
      'source',
    ]);
    expect(faults(ingestRequestSchema, { updates: [update] })).toEqual(['source']);
  });
});

describe('A frame', () => {
  const epoch = 'epoch-00001';

  test.each<object>([
    { type: 'snapshot', epoch, version: 1, state },
    { type: 'delta', version: 2, at: 1 },
    { type: 'delta', version: 2, at: 1, patch: { clock: null }, incidents: state.incidents },
    { type: 'error', code: 'read-only', message: 'Rooms only send.' },
  ])('is accepted for a match: %j', (frame) => {
    expect(faults(matchFrameSchema, frame)).toEqual([]);
  });

  test.each<[string, object]>([
    ['state.clock', { type: 'snapshot', epoch, version: 1, state: { ...state, clock: null } }],
    [
      'state.redCards',
      { type: 'snapshot', epoch, version: 1, state: { ...state, redCards: { home: 0, away: 0 } } },
    ],
    ['epoch', { type: 'snapshot', epoch: 'short', version: 1, state }],
    ['version', { type: 'delta', version: -1, at: 1 }],
    ['code', { type: 'error', code: 'oops', message: '' }],
    ['type', { type: 'patch' }],
  ])('is refused for a match because of its %s: %j', (path, frame) => {
    expect(faults(matchFrameSchema, frame)).toEqual([path]);
  });

  test('holds whole lines, patches and nulls by match for a sport', () => {
    const snapshot = {
      type: 'snapshot',
      epoch,
      version: 0,
      lines: { m1: { ...line, redCards: { home: 0, away: 1 } } },
    };
    expect(faults(sportFrameSchema, snapshot)).toEqual([]);
    const delta = {
      type: 'delta',
      version: 1,
      at: 1,
      lines: { m1: line, m2: { status: 'Ended' }, m3: null },
    };
    expect(faults(sportFrameSchema, delta)).toEqual([]);
    expect(faults(sportFrameSchema, { ...delta, lines: { 'm 1': null } })).toEqual(['lines.m 1']);
    expect(faults(sportFrameSchema, { ...snapshot, lines: { m1: state } })).not.toEqual([]);
  });
});

describe('A catalogue request', () => {
  const result = {
    status: 'Finished',
    matchStatus: 'AP',
    score: { home: 1, away: 1 },
    periods: [],
    gameScore: [],
    shootout: { home: 4, away: 3 },
  };

  test('lists matches with or without a result', () => {
    const matches = [
      { matchId: 'm1', fixture },
      { matchId: 'm2', fixture, result },
    ];
    expect(faults(catalogueRequestSchema, { source: 'import', matches })).toEqual([]);
  });

  test.each<[string, object]>([
    ['venues.0.capacity', { venues: [{ id: 'v', name: 'V', capacity: 1e10 }] }],
    ['squads.0.players.0.birthDate', { squads: [squadOf({ birthDate: '2000-02-31' })] }],
    ['squads.0.players.0.position', { squads: [squadOf({ position: ' ' })] }],
    ['rules.0.zones.0.name', { rules: [rulesOf('Up\u0000')] }],
  ])('is refused for its %s, with the path in the fault', (path, members) => {
    const matches = [{ matchId: 'm1', fixture }];
    expect(faults(catalogueRequestSchema, { source: 'import', matches, ...members })).toEqual([
      path,
    ]);
  });

  test('is refused without matches, or with an incomplete result', () => {
    expect(faults(catalogueRequestSchema, { source: 'import', matches: [] })).toEqual(['matches']);
    const { score: _score, ...half } = result;
    const matches = [{ matchId: 'm1', fixture, result: half }];
    expect(faults(catalogueRequestSchema, { source: 'import', matches })).toEqual([
      'matches.0.result.score',
    ]);
  });
});

function withKit(own: unknown) {
  return { ...fixture, home: { ...fixture.home, kit: own } };
}

function squadOf(player: object) {
  const players = [{ id: 'p', name: 'P', ...player }];
  return { sportId: 1, seasonId: 's', team: fixture.home, players };
}

function rulesOf(name: string) {
  return { seasonId: 's', zones: [{ from: 1, to: 1, kind: 'champion', name }] };
}
