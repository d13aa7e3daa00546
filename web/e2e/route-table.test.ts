import { expect, test } from 'vitest';
import { matchRoutes, type RouteObject } from 'react-router';
import { SCREENS } from '../app/monitoring/screens.ts';
import routes from '../routes.ts';
import { ROUTES } from './route-table.ts';

/** Modules of the routes that show a screen. */
const modules: string[] = [];

/** Returns the routes in React Router's own form; a route's id is its module. */
function objectsOf(of: typeof routes): RouteObject[] {
  return of.map(({ id, file, path, index, children = [] }) => {
    if ((id ?? file.replace(/\.tsx?$/, '')) in SCREENS) modules.push(file);
    const own = { id: file, ...(path !== undefined && { path }) };
    return index ? { ...own, index } : { ...own, children: objectsOf(children) };
  });
}

test('every screen has a row, so that the browser tests open it', () => {
  const objects = objectsOf(routes);
  const opened = new Set(
    ROUTES.map(({ path }) => matchRoutes(objects, path.split('?')[0] ?? '')?.at(-1)?.route.id),
  );
  expect(modules.length).toBeGreaterThan(40);
  expect(modules.filter((file) => !opened.has(file))).toEqual([]);
});
