import { expect, test } from 'vitest';
import { matchRoutes, type RouteObject } from 'react-router';
import { SCREENS } from '../app/monitoring/screens.ts';
import routes from '../routes.ts';
import { ROUTES } from './route-table.ts';

/** Returns the routes in React Router's own form. */
function objectsOf(of: typeof routes): RouteObject[] {
  return of.map(({ id, file, path, index, children = [] }) => {
    const own = { id: id ?? file.replace(/\.tsx?$/, ''), ...(path !== undefined && { path }) };
    return index ? { ...own, index } : { ...own, children: objectsOf(children) };
  });
}

test('every screen has a row, so that the browser tests open it', () => {
  const objects = objectsOf(routes);
  const opened = new Set(
    ROUTES.map(({ path }) => matchRoutes(objects, path.split('?')[0] ?? '')?.at(-1)?.route.id),
  );
  expect(Object.keys(SCREENS).filter((screen) => !opened.has(screen))).toEqual([]);
});
