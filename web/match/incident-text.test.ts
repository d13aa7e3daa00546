import { expect, test } from 'vitest';
import type { Incident } from '../../realtime/protocol/incident.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { incidentDetail, incidentTitle, titlePlayer } from './incident-text.ts';
import { incidentTime, incidentTone } from './incident-time.ts';

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
])('%o has its title and detail', (given, title, detail) => {
  expect(incidentTitle(t, given, 'football')).toBe(title);
  expect(incidentDetail(t, given, 'football')).toBe(detail);
});

test('a timeline in another language leaves out the English words of its source', () => {
  const card = incident({ type: 'red-card', player: 'D. Novak', text: 'Violent conduct' });
  expect(incidentDetail(textOf('pt-BR'), card, 'football')).toBe('Cartão vermelho');
});

test('the time is the minute with its stoppage time, or else the period', () => {
  expect(incidentTime(t, incident({}))).toBe("23'");
  expect(incidentTime(t, incident({ minute: 45, stoppage: 2 }))).toBe("45+2'");
  expect(incidentTime(t, incident({ minute: null, period: 'Q3' }))).toBe('Q3');
  expect(incidentTime(t, incident({ minute: 45, stoppage: 2, period: 'H1' }))).toBe("45+2'");
  expect(incidentTime(t, incident({ minute: null }))).toBe('');
});

test.each([
  [{ period: 'Q4', remaining: 404 }, ['Q4 6:44', 'Q4 6:44', 'C4 6:44']],
  [{ period: 'OT', remaining: 7 }, ['OT 0:07', 'PR 0:07', 'TE 0:07']],
  // A source with minutes only: fans of the game do not count them up.
  [{ period: 'Q4', minute: 46 }, ['Q4', 'Q4', 'C4']],
  [{ period: 'I7', team: 'home' }, ['Bot 7', '7ª baixa', 'Baja 7ª']],
  [{ period: 'I3', team: 'away' }, ['Top 3', '3ª alta', 'Alta 3ª']],
  [{ period: 'I3', team: null }, ['Inn 3', '3ª ent.', 'Ent. 3']],
] as const)('%j gives a time as fans of the sport write it', (time, said) => {
  const languages = ['en', 'pt-BR', 'es-MX'] as const;
  const times = languages.map((language) =>
    incidentTime(textOf(language), incident({ minute: null, ...time })),
  );
  expect(times).toEqual(said);
});

test('a second yellow card has the tone of a red card', () => {
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
])('a title links to %s', (_name, given, id) => {
  expect(titlePlayer(given)?.id).toBe(id);
});

test('a sport of games calls its sets games', () => {
  const time = { minute: null, period: 'S2' };
  expect(incidentTime(t, time, 'games')).toBe('Game 2');
  expect(incidentTime(t, time, 'sets')).toBe('Set 2');
});
