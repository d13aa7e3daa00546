import { expect, test } from 'vitest';
import { anEvent } from '../../testing/events.ts';
import { parseHeadToHead, pastResults } from './head-to-head.ts';
import { formIn } from './past-result.ts';

const teams = { home: 'red', away: 'blue' };
const summary = { homeWins: 1, awayWins: 0, draws: 0 };
const parse = (events: ReturnType<typeof anEvent>[]) =>
  parseHeadToHead({ home: events, away: events, meetings: events, summary }, teams);

test('a result is from the requested team’s point of view', () => {
  const { form, meetings } = parse([anEvent()]);
  expect([form.home[0]?.outcome, form.away[0]?.outcome]).toEqual(['W', 'L']);
  expect(meetings[0]).toMatchObject({ outcome: 'W', side: 'home' });
});

test('the same result is a defeat for a team that played away', () => {
  const away = anEvent({ fixtureHomeTeamId: 'other', fixtureAwayTeamId: 'red' });
  expect(parse([away]).form.home[0]).toMatchObject({ outcome: 'L', side: 'away' });
});

test('a shoot-out decides a drawn match', () => {
  const drawn = { eventScore: { home: 1, away: 1 } };
  expect(parse([anEvent(drawn)]).meetings[0]?.outcome).toBe('D');
  const shot = anEvent({ ...drawn, eventShootout: { home: 3, away: 4 } });
  expect(parse([shot]).meetings[0]?.outcome).toBe('L');
});

test('a match that was never played is left out', () => {
  expect(parse([anEvent({ eventStatus: 'Postponed', eventScore: null })]).meetings).toEqual([]);
});

test('a retirement or a walkover is a win for the declared winner', () => {
  const retired = anEvent({ eventMatchStatus: 'Retired', eventWinner: 'away' });
  const walkover = { eventMatchStatus: 'Walkover', eventScore: null, eventWinner: 'home' } as const;
  const { meetings } = parse([retired, anEvent(walkover)]);
  expect(meetings.map(({ outcome }) => outcome)).toEqual(['L', 'W']);
  expect(formIn(pastResults([retired, anEvent(walkover)]), 'red')).toEqual(['L', 'W']);
  expect(parse([anEvent({ ...walkover, eventWinner: null })]).meetings).toEqual([]);
});

test('the form lists the outcome of each result for the team', () => {
  const events = [
    anEvent(),
    anEvent({ fixtureHomeTeamId: 'other', fixtureAwayTeamId: 'red' }),
    anEvent({ eventScore: { home: 1, away: 1 } }),
    anEvent({ eventStatus: 'Postponed', eventScore: null }),
  ];
  expect(formIn(pastResults(events), 'red')).toEqual(['W', 'L', 'D']);
});

test('a result that a fan’s delay covers is neither listed nor counted nor part of a streak', () => {
  const now = anEvent({ eventStatus: 'NotStarted', eventScore: null });
  const events = [now, anEvent({ eventId: 'before' })];
  const wire = {
    home: events,
    away: [],
    meetings: events,
    summary: { homeWins: 2, awayWins: 0, draws: 0 },
    facts: [{ side: 'home' as const, kind: 'winning' as const, count: 2, where: 'all' as const }],
  };
  const { meetings, summary: counted, facts } = parseHeadToHead(wire, teams);
  expect(meetings.map(({ match }) => match.id)).toEqual(['before']);
  expect(counted).toEqual({ homeWins: 1, awayWins: 0, draws: 0 });
  expect(facts).toEqual([]);
});
