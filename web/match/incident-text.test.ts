import { expect, test } from 'vitest';
import type { Incident } from '../../realtime/protocol/incident.ts';
import { textOf } from '../text/text.ts';
import {
  incidentDetail,
  incidentTime,
  incidentTitle,
  incidentTone,
  titlePlayer,
} from './incident-text.ts';

const t = textOf('en');
const incident = (more: Partial<Incident>): Incident => ({
  id: 'i',
  type: 'goal',
  team: 'home',
  minute: 23,
  ...more,
});

test.each([
  [
    incident({ player: 'J. Okafor', relatedPlayer: 'M. Lind' }),
    'J. Okafor',
    'Goal · assist M. Lind',
  ],
  [incident({}), 'Goal', null],
  [
    incident({ type: 'red-card', player: 'D. Novak', text: 'Violent conduct' }),
    'D. Novak',
    'Red card · Violent conduct',
  ],
  [
    incident({ type: 'substitution', player: 'A. Byrne', relatedPlayer: 'K. Osei' }),
    'K. Osei',
    'for A. Byrne',
  ],
  [
    incident({ type: 'touchdown', player: 'A. Waldeder', relatedPlayer: 'T. Nordmann' }),
    'A. Waldeder',
    'Touchdown · pass from T. Nordmann',
  ],
  [incident({ type: 'period-end', team: null, period: 'H1' }), 'End of the 1st half', null],
  [incident({ type: 'var', text: 'Offside' }), 'Offside', 'Video review'],
])('%o reads', (given, title, detail) => {
  expect(incidentTitle(t, given)).toBe(title);
  expect(incidentDetail(t, given)).toBe(detail);
});

test('the minute carries its stoppage time; without minutes the period stands for it', () => {
  expect(incidentTime(t, incident({}))).toBe("23'");
  expect(incidentTime(t, incident({ minute: 45, stoppage: 2 }))).toBe("45+2'");
  expect(incidentTime(t, incident({ minute: null, period: 'Q3' }))).toBe('Q3');
  expect(incidentTime(t, incident({ minute: 46, period: 'Q4' }))).toBe("Q4 46'");
  expect(incidentTime(t, incident({ minute: 45, stoppage: 2, period: 'H1' }))).toBe("45+2'");
  expect(incidentTime(t, incident({ minute: null }))).toBe('');
});

test('a second yellow card looks as red as it is', () => {
  expect(incidentTone({ type: 'second-yellow-card' })).toBe('red');
  expect(incidentTone({ type: 'foul' })).toBe('plain');
});

test.each([
  ['who did it', incident({ player: 'A', playerId: 'a' }), 'a'],
  [
    'who comes on',
    incident({
      type: 'substitution',
      player: 'A',
      playerId: 'a',
      relatedPlayer: 'B',
      relatedPlayerId: 'b',
    }),
    'b',
  ],
  ['nobody of whom a name is all that is known', incident({ player: 'A' }), undefined],
])('a title leads to %s', (_name, given, id) => {
  expect(titlePlayer(given)?.id).toBe(id);
});
