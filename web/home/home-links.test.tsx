// @vitest-environment happy-dom
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { rendered } from '../match/testing/rendered.tsx';
import routes from '../routes.ts';
import FollowedTiles from './followed-tiles.tsx';
import SideRail from './side-rail.tsx';

const paths = routes.flatMap(({ path }) => (path === undefined || path === '*' ? [] : [{ path }]));
const common = { initial: new Map(), renderClock: { now: 0, timeZone: 'UTC' } };
const listing = { all: [], live: [], rest: [], liveCount: 0 };

test.each([
  ['tiles', <FollowedTiles key="tiles" {...common} ids={[]} />],
  ['rail', <SideRail key="rail" {...common} listing={listing} mine={[]} />],
])('the %s of a fan without teams lead to pages that exist', (_name, part) => {
  const links = [...rendered(part).querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect([link, matchRoutes(paths, link ?? '')]).not.toContain(null);
});
