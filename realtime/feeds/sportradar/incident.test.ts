import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { SportKey } from '../../sports/sport.ts';
import { incidentOf } from './incident.ts';
import { timelineEventSchema } from './schema.ts';

function reported(event: object, sport: SportKey = 'football') {
  const whole = { id: 7, time: '2026-11-21T15:40:10+00:00', match_time: 40, ...event };
  return incidentOf(v.parse(timelineEventSchema, whole), sport);
}

test.each([
  [{ type: 'score_change' }, 'goal'],
  [{ type: 'score_change', method: 'own_goal' }, 'own-goal'],
  [{ type: 'score_change', method: 'penalty' }, 'penalty-goal'],
  [{ type: 'penalty_missed' }, 'penalty-missed'],
  [{ type: 'penalty_shootout', status: 'scored' }, 'shootout-scored'],
  [{ type: 'penalty_shootout', status: 'missed' }, 'shootout-missed'],
  [{ type: 'yellow_card' }, 'yellow-card'],
  [{ type: 'yellow_red_card' }, 'second-yellow-card'],
  [{ type: 'red_card' }, 'red-card'],
  [{ type: 'substitution' }, 'substitution'],
  [{ type: 'video_assistant_referee' }, 'var'],
  [{ type: 'video_assistant_referee_over' }, 'var'],
  [{ type: 'injury_time_shown' }, 'injury-time'],
  [{ type: 'period_start' }, 'period-start'],
  [{ type: 'period_score' }, 'period-end'],
  [{ type: 'throw_in' }, undefined],
])('the football event %o has the type %s', (event, type) => {
  expect(reported(event)?.type).toBe(type);
});

test('a change of score is a goal in handball and a score in basketball', () => {
  expect(reported({ type: 'score_change' }, 'handball')?.type).toBe('goal');
  expect(reported({ type: 'score_change' }, 'basketball')?.type).toBe('score');
});

test('a substitution names who goes off, then who comes on', () => {
  const players = [
    { name: 'Rowe, Max', type: 'substituted_in' },
    { id: 'sr:player:2', name: 'Holt, Ben', type: 'substituted_out' },
  ];
  expect(reported({ type: 'substitution', competitor: 'away', players })).toEqual({
    id: '7',
    type: 'substitution',
    team: 'away',
    minute: 40,
    player: 'Ben Holt',
    playerId: 'sr:player:2',
    relatedPlayer: 'Max Rowe',
  });
});

test('a booking in stoppage time names the player and both minutes', () => {
  const event = { type: 'yellow_card', match_time: 45, stoppage_time: 2 };
  expect(reported({ ...event, players: [{ name: 'Holt, Ben' }] })).toMatchObject({
    minute: 45,
    stoppage: 2,
    player: 'Ben Holt',
  });
});

test('a decision of the video assistant has a text', () => {
  const event = { type: 'video_assistant_referee_over', description: 'no_penalty' };
  expect(reported(event)?.text).toBe('no penalty');
});

test('an incident has no minute in a sport whose clock counts down', () => {
  expect(reported({ type: 'score_change' }, 'basketball')?.minute).toBeNull();
  expect(reported({ type: 'score_change' }, 'handball')?.minute).toBe(40);
});
