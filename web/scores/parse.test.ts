import { describe, expect, test } from 'vitest';
import { EVENT_STATUSES } from '../../realtime/sports/event-status.ts';
import { aLine, aState } from '../live/testing/lines.ts';
import { playOf } from '../domain/match.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { parseLine } from '../domain/parse-line.ts';
import { anEvent } from '../match/testing/events.ts';

const event = anEvent({
  eventStatus: 'Live',
  eventMatchStatus: 'H2',
  eventPlayedTime: 3_000,
  eventGameScore: ['1:0'],
  eventPeriods: [{ home: 1, away: 0 }],
});

const kinds = {
  NotStarted: 'fixture',
  Delayed: 'fixture',
  Live: 'live',
  Suspended: 'live',
  Interrupted: 'live',
  Ended: 'result',
  Finished: 'result',
  Cancelled: 'off',
  Abandoned: 'off',
  Postponed: 'off',
  Unknown: 'off',
} as const;

describe('a line of a room', () => {
  test.each(EVENT_STATUSES)('that is %s becomes the matching kind of match', (status) => {
    expect(parseLine(aLine('m1', { status })).kind).toBe(kinds[status]);
  });

  test('that has not begun has no score, even if the room sends one', () => {
    expect(
      parseLine(aLine('m1', { status: 'NotStarted', matchStatus: 'Not start' })),
    ).not.toHaveProperty('score');
    const postponed = parseLine(aLine('m1', { status: 'Postponed', matchStatus: 'Not start' }));
    expect(postponed).toMatchObject({ kind: 'off', play: null });
  });

  test('that was abandoned keeps its score', () => {
    const score = { home: 1, away: 1 };
    expect(parseLine(aLine('m1', { status: 'Abandoned', score }))).toMatchObject({
      kind: 'off',
      play: { score },
    });
  });

  test('has its red cards; a state counts those that are not removed', () => {
    const redCards = { home: 0, away: 2 };
    expect(parseLine(aLine('m1', { redCards }))).toMatchObject({ redCards });
    const red = { type: 'red-card' as const, team: 'home' as const, minute: 9 };
    const state = aState('m1', {
      incidents: [
        { ...red, id: '1' },
        { ...red, id: '2', type: 'second-yellow-card' },
        { ...red, id: '3', removed: true },
      ],
    });
    expect(parseLine(state)).toMatchObject({ redCards: { home: 2, away: 0 } });
  });
});

describe('an event of the catalogue', () => {
  test.each(EVENT_STATUSES)(
    'that is %s becomes the kind of match of that status',
    (eventStatus) => {
      expect(parseEvent({ ...event, eventStatus }, 'League')?.kind).toBe(kinds[eventStatus]);
    },
  );

  test('has its names, score and a stopped clock', () => {
    expect(parseEvent(event, 'League')).toMatchObject({
      id: 'm1',
      sportKey: 'football',
      leagueName: 'League',
      home: { id: 'red', name: 'Red Star', shortName: 'RED' },
      score: { home: 2, away: 0 },
      halfTime: '1:0',
      clock: { seconds: 3_000, running: false },
    });
  });

  test('with an unknown status is Unknown, with an unknown sport null', () => {
    expect(parseEvent({ ...event, eventStatus: 'Paused' }, '')).toMatchObject({
      kind: 'off',
      status: 'Unknown',
    });
    expect(parseEvent({ ...event, fixtureSportId: 99 }, '')).toBeNull();
  });

  test.each(['Postponed', 'Cancelled', 'NotStarted'])(
    'that is %s and was never played has no score, whatever its source sends',
    (eventStatus) => {
      const unplayed = {
        ...event,
        eventStatus,
        eventMatchStatus: 'Not start',
        eventScore: { home: 0, away: 0 },
      };
      const match = parseEvent(unplayed, '');
      expect(match && playOf(match)).toBeNull();
    },
  );

  test('that is over without a score gets no score', () => {
    const over = { ...event, eventStatus: 'Finished', eventScore: null };
    expect(parseEvent(over, '')).toMatchObject({ kind: 'off', status: 'Finished', play: null });
  });

  test('leaves out display statuses it does not know', () => {
    const displayStatus = [
      { statusType: 'EVENT_STATUS', displayStatus: 'FT' },
      { statusType: 'WEATHER', displayStatus: 'Rain' },
    ];
    expect(parseEvent({ ...event, displayStatus }, '')?.supplied).toEqual([displayStatus[0]]);
  });
});
