import { describe, expect, test } from 'vitest';
import { EVENT_STATUSES } from '../../realtime/sports/event-status.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { displayStatus, type StatusFacts, type StatusView } from './display-status.ts';

const t = textOf('en');
const options = { now: Date.parse('2026-11-21T12:00:00Z'), timeZone: 'UTC', showDate: false };
const football: StatusFacts = {
  sportKey: 'football',
  status: 'NotStarted',
  matchStatus: 'Not start',
  startTime: Date.parse('2026-11-21T19:30:00Z'),
  playedTime: null,
  halfTime: null,
  supplied: [],
};

const TBD = { startTime: Date.parse('2026-11-21T12:00:00Z'), startTimeTbd: true };

type Row = [rule: string, facts: Partial<StatusFacts>, shown: Partial<StatusView>];

const rows: Row[] = [
  ['NotStarted shows the start time and Upcoming', {}, { time: '19:30', status: 'Upcoming' }],
  ['A time that is not known is to be defined', TBD, { time: 'TBD', status: 'Upcoming' }],
  [
    'Postponed from a time that nobody knew shows itself alone',
    { ...TBD, status: 'Postponed' },
    { time: null, status: 'Postponed' },
  ],
  [
    'NotStarted and overdue says that there is no news, not that it comes',
    { isOverdue: true },
    { time: '19:30', status: 'No news yet', isOverdue: true },
  ],
  [
    'Overdue it is not upcoming where its source still says so',
    { isOverdue: true, supplied: [{ statusType: 'EVENT_STATUS', displayStatus: 'Upcoming' }] },
    { status: 'No news yet' },
  ],
  [
    'Overdue by a day it has no result',
    { isOverdue: true, startTime: Date.parse('2026-11-20T11:00:00Z') },
    { status: 'No result', isOverdue: true },
  ],
  [
    'Delayed for a day there is no result of it',
    { isOverdue: true, status: 'Delayed', startTime: Date.parse('2026-11-20T11:00:00Z') },
    { status: 'No result' },
  ],
  ...(['Postponed', 'Cancelled', 'Delayed', 'Abandoned'] as const).map((status): Row => [
    `${status} shows the start time and itself`,
    { status },
    { time: '19:30', status },
  ]),
  [
    'Football decided in extra time says so beside FT',
    { status: 'Finished', matchStatus: 'AET', halfTime: '1:0' },
    { status: 'FT', after: 'AET', halfTime: 'HT | 1-0' },
  ],
  [
    'Football decided on penalties says with which score',
    { status: 'Ended', matchStatus: 'AP', shootout: { home: 4, away: 3 } },
    { status: 'FT', after: 'Pens 4–3' },
  ],
  [
    'Football decided on penalties of which no score is known says so',
    { status: 'Ended', matchStatus: 'AP' },
    { status: 'FT', after: 'After pens' },
  ],
  [
    'A break of basketball says which quarter is over, and its clock nothing',
    {
      sportKey: 'basketball',
      status: 'Live',
      matchStatus: 'Break',
      playedTime: '0:00',
      periods: [1, 2, 3],
    },
    { time: null, status: 'End Q3' },
  ],
  [
    'Half-time of American football shows no clock',
    { sportKey: 'american-football', status: 'Live', matchStatus: 'HT', playedTime: '0:00' },
    { time: null, status: 'HT' },
  ],
  [
    'Baseball shows which half of an inning it is',
    {
      sportKey: 'baseball',
      status: 'Live',
      matchStatus: 'I7',
      situation: { possession: 'home' },
    },
    { time: null, status: 'Bot 7' },
  ],
  [
    'Baseball of which nobody tells who bats shows the inning',
    { sportKey: 'baseball', status: 'Live', matchStatus: 'I3' },
    { status: 'Inn 3' },
  ],
  [
    'Handball at half-time shows no clock',
    { sportKey: 'handball', status: 'Live', matchStatus: 'HT', playedTime: "30'", halfTime: '9:8' },
    { time: null, status: 'HT', halfTime: null },
  ],
  [
    'Handball that is over says no minute',
    { sportKey: 'handball', status: 'Finished', matchStatus: 'Ended', playedTime: "60'" },
    { time: null, status: 'Final' },
  ],
  [
    'Basketball decided in overtime says so beside Final',
    { sportKey: 'basketball', status: 'Finished', matchStatus: 'AET' },
    { status: 'Final', after: 'OT' },
  ],
  [
    'A half-time of extra time is put into words',
    { status: 'Live', matchStatus: 'ETHT' },
    { status: 'ET break', after: null },
  ],
  [
    'Finished football shows FT and the half-time score',
    { status: 'Finished', matchStatus: 'Ended', halfTime: '1:0', playedTime: "90'" },
    { time: null, status: 'FT', halfTime: 'HT | 1-0' },
  ],
  [
    'Ended football shows FT and the half-time score',
    { status: 'Ended', matchStatus: 'Ended', halfTime: '0-2' },
    { time: null, status: 'FT', halfTime: 'HT | 0-2' },
  ],
  [
    'Finished basketball shows Final and no half-time score',
    { sportKey: 'basketball', status: 'Finished', matchStatus: 'Ended', halfTime: '50:48' },
    { time: null, status: 'Final', halfTime: null },
  ],
  [
    'Ended tennis shows Final',
    { sportKey: 'tennis', status: 'Ended', matchStatus: 'Ended', halfTime: '6:4' },
    { time: null, status: 'Final', halfTime: null },
  ],
  [
    'Live in the first half shows match status and minutes, no half-time score',
    { status: 'Live', matchStatus: 'H1', playedTime: "23'", halfTime: '0:0' },
    { time: "23'", status: 'H1', halfTime: null, isInPlay: true },
  ],
  [
    'Live without news says since when',
    { status: 'Live', matchStatus: 'H1', playedTime: "23'", silentSince: options.now },
    { time: "23'", status: 'H1', silence: 'No update since 12:00', staleInShort: 'Latest 12:00' },
  ],
  [
    'Live at half-time shows the half-time score and hides status and clock',
    { status: 'Live', matchStatus: 'HT', playedTime: "45'", halfTime: '2:1' },
    { time: null, status: null, halfTime: 'HT | 2-1', isLive: true, isInPlay: false },
  ],
  [
    'Live at half-time with no half-time score known shows the status',
    { status: 'Live', matchStatus: 'HT' },
    { time: null, status: 'HT', halfTime: null },
  ],
  [
    'Live in the second half shows the half-time score and hides the status',
    { status: 'Live', matchStatus: 'H2', playedTime: "67'", halfTime: '1:0' },
    { time: "67'", status: null, halfTime: 'HT | 1-0' },
  ],
  [
    'Live in extra time shows match status and the half-time score',
    { status: 'Live', matchStatus: 'ET1', playedTime: "97'", halfTime: '1:0' },
    { time: "97'", status: 'ET1', halfTime: 'HT | 1-0' },
  ],
  [
    'Live basketball shows match status and played time, never a half-time score',
    {
      sportKey: 'basketball',
      status: 'Live',
      matchStatus: 'Q3',
      playedTime: '4:21',
      halfTime: '50:48',
    },
    { time: '4:21', status: 'Q3', halfTime: null },
  ],
  [
    'Live handball says its half in the second half: nothing stands in its place',
    { sportKey: 'handball', status: 'Live', matchStatus: 'H2', playedTime: "41'" },
    { time: "41'", status: '2nd half', halfTime: null },
  ],
  [
    'Live tennis without a clock shows the set',
    { sportKey: 'tennis', status: 'Live', matchStatus: 'S2' },
    { time: null, status: 'Set 2' },
  ],
  [
    'Live between two periods says so, calmly',
    { sportKey: 'volleyball', status: 'Live', matchStatus: 'Break' },
    { time: null, status: 'Break', isInPlay: false },
  ],
  ['Live without a match status says Live', { status: 'Live' }, { time: null, status: 'Live' }],
  [
    'Suspended shows itself and where the clock stands',
    { status: 'Suspended', matchStatus: 'H1', playedTime: "23'" },
    { time: "23'", status: 'Suspended' },
  ],
  [
    'Interrupted shows itself and where the clock stands',
    { status: 'Interrupted', matchStatus: 'H2', playedTime: "70'", halfTime: '0:0' },
    { time: "70'", status: 'Interrupted', halfTime: 'HT | 0-0' },
  ],
  [
    'Unknown shows the match status',
    { status: 'Unknown', matchStatus: 'H2' },
    { time: null, status: 'H2' },
  ],
  [
    'Unknown before the start shows Unknown',
    { status: 'Unknown' },
    { time: null, status: 'Unknown' },
  ],
  [
    'a supplied event status comes before our own',
    {
      status: 'Live',
      matchStatus: 'H1',
      playedTime: "23'",
      supplied: [{ statusType: 'EVENT_STATUS', displayStatus: 'VAR check' }],
    },
    { time: "23'", status: 'VAR check' },
  ],
  [
    'a supplied match time comes before our own',
    {
      status: 'Live',
      matchStatus: 'H1',
      playedTime: "23'",
      supplied: [{ statusType: 'MATCH_TIME', displayStatus: "24'" }],
    },
    { time: "24'", status: 'H1' },
  ],
  [
    'a supplied live status comes before our own',
    {
      status: 'Live',
      matchStatus: 'Q2',
      supplied: [{ statusType: 'LIVE', displayStatus: '2nd quarter' }],
    },
    { status: '2nd quarter' },
  ],
  [
    'a supplied event status comes before a supplied live status',
    {
      status: 'Live',
      supplied: [
        { statusType: 'LIVE', displayStatus: 'Live' },
        { statusType: 'EVENT_STATUS', displayStatus: 'Break' },
      ],
    },
    { status: 'Break' },
  ],
  ...['FT', 'Final', 'finished', 'ended', 'Finished', 'Ended'].map((over): Row => [
    `a supplied ${over} hides the time`,
    {
      status: 'Live',
      matchStatus: 'H2',
      playedTime: "90'",
      supplied: [
        { statusType: 'EVENT_STATUS', displayStatus: over },
        { statusType: 'MATCH_TIME', displayStatus: "90'" },
      ],
    },
    { time: null, status: over },
  ]),
];

describe('the display rules', () => {
  test.each(rows)('%s', (_rule, facts, shown) => {
    expect(displayStatus(t, { ...football, ...facts }, options)).toMatchObject(shown);
  });

  test.each([
    [false, '2026-11-22T09:05:00Z', '09:05'],
    [true, '2026-11-22T19:30:00Z', '22 Nov, 19:30'],
    [true, '2026-11-21T19:30:00Z', '19:30'],
  ])(
    'start time format is HH:mm, or DD MMM, HH:mm when the date is shown (%s) and is not today’s: %s is %s',
    (showDate, start, time) => {
      const facts = { ...football, startTime: Date.parse(start) };
      expect(displayStatus(t, facts, { ...options, showDate }).time).toBe(time);
    },
  );

  test('closed statuses are ended, finished, cancelled, abandoned and postponed', () => {
    const closed = EVENT_STATUSES.filter(
      (status) => displayStatus(t, { ...football, status }, options).isClosed,
    );
    expect(new Set(closed)).toEqual(
      new Set(['Ended', 'Finished', 'Cancelled', 'Abandoned', 'Postponed']),
    );
  });

  test('events with unknown, postponed or cancelled status are flagged', () => {
    const flagged = EVENT_STATUSES.filter(
      (status) => displayStatus(t, { ...football, status }, options).isFlagged,
    );
    expect(new Set(flagged)).toEqual(new Set(['Unknown', 'Postponed', 'Cancelled']));
  });
});

test.each([
  ['pt-BR', { status: 'NotStarted' }, { status: 'Em breve' }],
  [
    'pt-BR',
    { status: 'Live', matchStatus: 'H1', playedTime: "23'" },
    { status: '1T', time: "23'" },
  ],
  ['es-MX', { status: 'Finished', halfTime: '1:0' }, { status: 'Final', halfTime: 'MT | 1-0' }],
  ['es-MX', { sportKey: 'basketball', status: 'Live', matchStatus: 'OT' }, { status: 'TE' }],
  // Supplied words are translated if the rules have them; a server's own stay.
  [
    'pt-BR',
    { supplied: [{ statusType: 'EVENT_STATUS', displayStatus: 'FT' }] },
    { status: 'Enc.', time: null },
  ],
  [
    'pt-BR',
    { supplied: [{ statusType: 'EVENT_STATUS', displayStatus: 'VAR check' }] },
    { status: 'VAR check' },
  ],
] as const)('in %s %j reads %j', (language, facts, shown) => {
  expect(displayStatus(textOf(language), { ...football, ...facts }, options)).toMatchObject(shown);
});
