import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchUpdateSchema } from '../../protocol/ingest.ts';
import { MatchTracker } from './match-tracker.ts';
import { sportEventSchema, statusSchema, timelineEventSchema } from './schema.ts';
import { closed, goal, live, MATCH, sportEvent } from './testing/messages.ts';

const NOW = Date.parse('2026-11-21T15:21:00Z');
const MINUTE = 60_000;

function snapshot(generatedAt: number, status: object, timeline: object[]) {
  return {
    generatedAt,
    event: v.parse(sportEventSchema, sportEvent()),
    status: v.parse(statusSchema, status),
    timeline: timeline.map((event) => v.parse(timelineEventSchema, event)),
    isWhole: true,
  };
}

function push(event: object, status: object) {
  return {
    event: v.parse(timelineEventSchema, event),
    sport_event_status: v.parse(statusSchema, status),
  };
}

/** A tracker that knows a football match with this status and timeline. */
function started(status: object = live(0, 0), timeline: object[] = []): MatchTracker {
  const tracker = new MatchTracker(MATCH, 1);
  tracker.snapshot(snapshot(NOW, status, timeline));
  return tracker;
}

function throwIn(id: number, time: number) {
  const { players: _players, ...event } = goal(id, time, 0, 0);
  return { ...event, type: 'throw_in' };
}

function course() {
  const tracker = new MatchTracker(MATCH, 1);
  return [
    tracker.snapshot(snapshot(NOW, live(0, 0), [])),
    tracker.push(push(goal(1, NOW + 5_000, 1, 0), live(1, 0)), NOW + 6_000),
    tracker.push(push(goal(2, NOW + 5_000, 2, 0), live(2, 0)), NOW + 6_000),
  ];
}

test('the first update has the fixture and passes the schema of the protocol', () => {
  const update = new MatchTracker(MATCH, 1).snapshot(snapshot(NOW, live(0, 0), []));
  expect(v.parse(matchUpdateSchema, update)).toMatchObject({
    matchId: MATCH,
    occurredAt: NOW,
    status: 'Live',
    matchStatus: 'H1',
    fixture: {
      sportId: 1,
      league: { id: 'sr:competition:17', name: 'Lantern League', country: 'gb-eng' },
      home: { name: 'Harbour Town', shortName: 'Harbour Town', code: 'HAR' },
      round: 'Matchday 12',
      ground: { id: 'sr:venue:1', name: 'Quayside' },
    },
  });
});

test('the winner is derived from the earlier fixture and cleared by a correction', () => {
  const tracker = started(live(1, 0));
  const ended = { ...closed(1, 0), match_status: 'retired', winner_id: `${MATCH}:away` };
  const reported = tracker.push({ sport_event_status: v.parse(statusSchema, ended) }, NOW + 1_000);
  expect(reported).toMatchObject({ status: 'Finished', matchStatus: 'Retired', winner: 'away' });
  const mended = { ...closed(1, 0), winner_id: `${MATCH}:home` };
  const next = tracker.push({ sport_event_status: v.parse(statusSchema, mended) }, NOW + 2_000);
  expect(next).toMatchObject({ matchStatus: 'Ended', winner: null });
});

test.each([
  ['ended', {}, { status: 'Finished', matchStatus: 'Ended' }],
  ['cancelled', {}, { status: 'Cancelled' }],
  ['postponed', {}, { status: 'Postponed' }],
  ['abandoned', {}, { status: 'Abandoned' }],
  ['abandoned', { decided_by_fed: true }, { status: 'Finished' }],
])('a closed match that the source calls %s, with %j, has %j', (match_status, more, said) => {
  const reported = { ...closed(1, 0), match_status, ...more };
  expect(started(live(1, 0)).snapshot(snapshot(NOW + MINUTE, reported, []))).toMatchObject(said);
});

test('a match without its teams gives no update', () => {
  const tracker = new MatchTracker(MATCH, 1);
  expect(tracker.push(push(goal(1, NOW, 1, 0), live(1, 0)), NOW)).toBeUndefined();
});

test('a basket takes quarter and time left from its scoreboard and keeps them', () => {
  const tracker = new MatchTracker(MATCH, 2);
  tracker.snapshot(snapshot(NOW, { status: 'live', match_status: '4th_quarter' }, []));
  const board = {
    status: 'live',
    match_status: '4th_quarter',
    home_score: 80,
    away_score: 77,
    clock: { remaining_in_period: '6:44', stopped: true },
  };
  const reported = { period: 'Q4', remaining: 404, minute: null };
  const basket = { ...goal(11, NOW + 5_000, 80, 77), type: 'score_change' };
  expect(tracker.push(push(basket, board), NOW + 6_000)?.incidents).toMatchObject([reported]);
  const mended = { ...basket, home_score: 79 };
  const later = tracker.snapshot(snapshot(NOW + 60_000, board, [mended]));
  expect(later?.incidents).toMatchObject([{ ...reported, score: { home: 79, away: 77 } }]);
});

test('a goal gives its score and scorer once', () => {
  const tracker = started();
  const message = push(goal(11, NOW + 5_000, 1, 0), live(1, 0));
  expect(tracker.push(message, NOW + 6_000)).toMatchObject({
    score: { home: 1, away: 0 },
    incidents: [
      {
        id: '11',
        type: 'goal',
        team: 'home',
        minute: 20,
        player: 'Eva Birk',
        playerId: 'sr:player:2',
        relatedPlayer: 'Ida Ash',
        relatedPlayerId: 'sr:player:1',
      },
    ],
  });
  expect(tracker.push(message, NOW + 7_000)).toBeUndefined();
});

test('a second delivery does not restore its old score', () => {
  const first = goal(11, NOW, 1, 0);
  const tracker = started(live(2, 0), [first, goal(12, NOW, 2, 0)]);
  expect(tracker.push(push(first, live(1, 0)), NOW + 2_000)).toBeUndefined();
});

test('a goal that is entered after later throw-ins has a higher sequence', () => {
  const tracker = new MatchTracker(MATCH, 1);
  const start = tracker.snapshot(snapshot(NOW, live(0, 0), []));
  const later = tracker.push(
    push(throwIn(2, NOW + 20_000), live(0, 0, { clock: { played: '20:40' } })),
    NOW + 21_000,
  );
  const entered = tracker.push(push(goal(1, NOW + 10_000, 1, 0), live(1, 0)), NOW + 22_000);
  expect(later?.sequence).toBeGreaterThan(start?.sequence ?? Infinity);
  expect(entered?.sequence).toBeGreaterThan(later?.sequence ?? Infinity);
});

test('the same course of messages gives the same sequences', () => {
  expect(course()).toEqual(course());
});

test('after a restart the first update has a higher sequence than all before', () => {
  const before = started();
  const last = before.push(push(goal(1, NOW + 5_000, 1, 0), live(1, 0)), NOW + 6_000);
  const again = new MatchTracker(MATCH, 1);
  const first = again.snapshot(snapshot(NOW + MINUTE, live(1, 0), [goal(1, NOW + 5_000, 1, 0)]));
  expect(first?.sequence).toBeGreaterThan(last?.sequence ?? Infinity);
});

test('a REST response that is older than the last push does not remove the goal', () => {
  const tracker = started();
  tracker.push(push(goal(1, NOW + 5_000, 1, 0), live(1, 0)), NOW + 8_000);
  expect(tracker.snapshot(snapshot(NOW + 6_000, live(0, 0), []))).toBeUndefined();
});

test('a goal that vanishes from the timeline is removed', () => {
  const tracker = started(live(1, 0), [goal(1, NOW, 1, 0)]);
  expect(tracker.snapshot(snapshot(NOW + MINUTE, live(0, 0), []))).toMatchObject({
    score: { home: 0, away: 0 },
    incidents: [{ id: '1', removed: true }],
  });
});

test('a clock that runs on as expected gives no update, a deviating clock does', () => {
  const tracker = started(live(0, 0, { clock: { played: '20:00' } }));
  const at = (id: number, seconds: number, played: string) =>
    tracker.push(
      push(throwIn(id, NOW + seconds * 1_000), live(0, 0, { clock: { played } })),
      NOW + seconds * 1_000,
    );
  expect(at(1, 30, '20:30')).toBeUndefined();
  expect(at(2, 40, '20:20')?.clock).toMatchObject({ seconds: 1_220, running: true });
});

test('a match that is reopened gives a correction', () => {
  const tracker = started(closed(1, 0));
  expect(tracker.isOver).toBe(true);
  expect(tracker.snapshot(snapshot(NOW + MINUTE, live(1, 0), []))).toMatchObject({
    status: 'Live',
    correction: true,
  });
});

test('an update has only the statistics that changed', () => {
  const tracker = new MatchTracker(MATCH, 1);
  const reported = (generatedAt: number, corners: number) =>
    tracker.snapshot({
      ...snapshot(generatedAt, live(0, 0), []),
      statistics: {
        totals: {
          competitors: [
            { qualifier: 'home', statistics: { fouls: 3, corner_kicks: corners } },
            { qualifier: 'away', statistics: { fouls: 4, corner_kicks: 0 } },
          ],
        },
      },
    });
  expect(reported(NOW, 1)?.stats).toEqual({
    corners: { home: 1, away: 0 },
    fouls: { home: 3, away: 4 },
  });
  expect(reported(NOW + MINUTE, 1)).toBeUndefined();
  const later = reported(NOW + 2 * MINUTE, 2);
  expect(v.parse(matchUpdateSchema, later).stats).toEqual({ corners: { home: 2, away: 0 } });
});
