import { expect, test } from 'vitest';
import { pageViewOf } from './page-view.ts';

const root = { id: 'root', handle: undefined, loaderData: { theme: null } };

test('a page is called what its innermost route says', () => {
  const team = { id: 'routes/team', handle: { pageName: 'teams-page' }, loaderData: null };
  const child = { id: 'routes/team-overview', handle: {}, loaderData: null };
  expect(pageViewOf([root, team, child])).toBe('teams-page');
});

test('a page that says nothing is called by its route', () => {
  expect(pageViewOf([root, { id: 'routes/home', handle: undefined, loaderData: {} }])).toBe('home');
});

test.each([
  ['fixture', 'match-details-upcoming'],
  ['live', 'match-details-live'],
  ['result', 'match-details-finished'],
])('the page of a match that is a %s is called %s', (kind, name) => {
  const handle = { pageName: 'match-details' };
  expect(pageViewOf([root, { id: 'routes/match', handle, loaderData: { match: { kind } } }])).toBe(
    name,
  );
});
