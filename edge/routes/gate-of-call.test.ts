import { expect, it } from 'vitest';
import { compareTeams, listEvents } from '../contracts/event-calls.ts';
import { getLeague } from '../contracts/league-calls.ts';
import { listTeamGroups } from '../contracts/team-calls.ts';
import { weightOfCall } from './gate-of-call.ts';

const DAY = 86_400_000;

it.each([
  ['a league', getLeague, '', 1],
  ['a comparison', compareTeams, '', 2],
  ['the teams of all leagues', listTeamGroups, '', 3],
  ['six days of matches', listEvents, `?from=0&to=${6 * DAY}`, 2],
  ['a month of matches', listEvents, `?from=0&to=${30 * DAY}`, 6],
  ['a century, which is refused', listEvents, `?from=0&to=${36_500 * DAY}`, 19 / 3],
  ['a range of nothing', listEvents, '', 1],
  ['a range that ends before it begins', listEvents, `?from=${DAY}&to=0`, 1],
])('%s has its weight', (_what, called, search, weight) => {
  expect(weightOfCall(called, search)).toBeCloseTo(weight, 10);
});
