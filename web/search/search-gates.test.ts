import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { gateOfPage } from '../../edge/pages/page-rule.ts';
import routes from '../routes.ts';

/** A call of the API that searches. */
const SEARCH = /\bcall\(\s*api,\s*(?:CALLS\.)?search[A-Z]/;
/** Where a function of a module begins. */
const FUNCTION = /^(?=(?:export )?(?:async )?function \w)/m;

/** Returns the names of all functions that search, themselves or by another. */
function searchingOf(modules: readonly string[]): Set<string> {
  const functions = modules
    .flatMap((text) => text.split(FUNCTION))
    .map((text) => ({ name: /^(?:export )?(?:async )?function (\w+)/.exec(text)?.[1], text }))
    .filter(({ name }) => name !== undefined && !/^(?:loader|clientLoader)$/.test(name));
  const found = new Set<string>();
  for (let known = -1; known < found.size;) {
    known = found.size;
    for (const { name = '', text } of functions)
      if (searches(text.replace(name, ''), found)) found.add(name);
  }
  return found;
}

function searches(text: string, functions: ReadonlySet<string>): boolean {
  return (
    SEARCH.test(text) || (text.match(/\b\w+(?=\()/g) ?? []).some((name) => functions.has(name))
  );
}

/** Returns each route's file and path, those within others too. */
function pathsOf(entries: readonly RouteConfigEntry[], above = ''): [file: string, path: string][] {
  return entries.flatMap(({ file, path = '', children = [] }) => {
    const whole = path === '' ? above : `${above}/${path}`;
    return [[file, whole] as [string, string], ...pathsOf(children, whole)];
  });
}

it('each page whose loader searches passes the gate of searches', async () => {
  const files = import.meta.glob<string>(['/web/**/*.server.ts', '/web/routes/*.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
  });
  const texts = new Map(
    await Promise.all(
      Object.entries(files).map(async ([file, read]) => [file, await read()] as const),
    ),
  );
  const searching = searchingOf([...texts.values()]);
  const paths = pathsOf(routes)
    .filter(([file]) => searches(texts.get(`/web/${file}`) ?? '', searching))
    .map(([, path]) => path);
  expect(paths.toSorted()).toEqual([
    '/:sport?/player/:slug?/:playerId/compare',
    '/:sport?/team/:slug?/:teamId/compare',
    '/news/search',
    '/resources/search-suggestions',
    '/search',
  ]);
  const gates = paths.map((path) => [
    path,
    gateOfPage(new URL(`${path.replaceAll(/[:?]/g, '')}?keyword=har`, 'https://scores.example')),
  ]);
  expect(gates).toEqual(paths.map((path) => [path, 'search']));
});
