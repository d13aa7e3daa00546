import { expect, test } from 'vitest';
import { ROUTES } from '../../e2e/route-table.ts';
import { AREAS, areasOf } from '../../../edge/shared/text/areas.ts';
import { FRAME_TEXTS } from '../../web-views/frame/frame-texts.ts';
import { TABS } from '../../match/tabs.ts';
import routes from '../../routes.ts';
import { screenOf } from './screen-of.ts';
import { SCREENS } from './screens.ts';

type Routes = typeof routes;

/** Routes that show a page: no redirects, data routes or parents. */
function screens(of: Routes): { id: string; file: string }[] {
  return of.flatMap(({ id, file, children = [] }) =>
    children.length > 0 ? screens(children) : [{ id: id ?? file.replace(/\.tsx?$/, ''), file }],
  );
}

const SENT_ON = [
  'routes/matches',
  'routes/league-index',
  'routes/team-index',
  'routes/video-details',
  'routes/article-details',
  'routes/favourite',
  'about-alias',
  'policy-alias',
];

test('every screen has its own name, and no name is unused', () => {
  const shown = screens(routes)
    .filter(({ id, file }) => file.endsWith('.tsx') && !SENT_ON.includes(id))
    .map(({ id }) => id);
  expect(Object.keys(SCREENS).toSorted()).toEqual(shown.toSorted());
  const names = Object.values(SCREENS);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  'teams-page',
  'league-page',
  'news-page',
  'all-matches',
  '24/7-stream',
  'event-matches',
  'video-live',
  'video-highlights',
  'me',
  'for-you',
])('the specification’s %s is in the table', (name) => {
  expect(Object.values(SCREENS)).toContain(name);
});

const root = { id: 'root', loaderData: { theme: null } };

test.each([
  ['fixture', 'upcoming'],
  ['live', 'live'],
  ['result', 'finished'],
  ['off', 'off'],
])('for a match that is a %s each tab’s screen name ends in %s', (kind, variant) => {
  const match = { id: 'routes/match', loaderData: { match: { kind } } };
  for (const tab of TABS)
    expect(screenOf([root, match, { id: `routes/match-${tab}`, loaderData: null }])).toBe(
      `match-details-${tab}-${variant}`,
    );
});

test('a screen has the name of its innermost route', () => {
  const league = { id: 'routes/league', loaderData: null };
  expect(screenOf([root, league, { id: 'league-fixtures', loaderData: null }])).toBe(
    'league-page-fixtures',
  );
  expect(screenOf([root, { id: 'routes/home', loaderData: null }])).toBe('home');
});

test('every area of texts is loaded by a screen, or on demand', () => {
  const loaded = new Set([
    ...ROUTES.flatMap(({ path }) => areasOf(path.split('?')[0] ?? '')),
    ...Object.values(FRAME_TEXTS).flatMap(({ areas }) => areas),
  ]);
  const onDemand = ['favourites', 'codes', 'consent', 'countries', 'nations'];
  expect(AREAS.filter((area) => !loaded.has(area))).toEqual(onDemand);
});
