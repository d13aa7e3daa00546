// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { loadTag } from './load-tag.ts';

test.each([
  ['/news#utm_source=mail&utm_campaign=cup', '/news?utm_source=mail&utm_campaign=cup'],
  ['/news?flag=f#gclid=g1', '/news?flag=f&gclid=g1'],
  ['/news#comments', '/news#comments'],
  ['/news#utm_x=1&device_id=d1&user_id=u1', '/news#utm_x=1&device_id=d1&user_id=u1'],
  ['/news#utm_x=1&device%5Fid=d1', '/news#utm_x=1&device%5Fid=d1'],
  ['/news', '/news'],
])('the tag finds the campaign of %s in the query, at %s', (opened, seen) => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  history.replaceState({ key: 'k' }, '', opened);
  loadTag({ id: 'G-1', scriptUrl: 'https://tags.test/a.js' });
  append.mockRestore();
  expect(location.pathname + location.search + location.hash).toBe(seen);
  expect(history.state).toEqual({ key: 'k' });
});

test('the tag-analytics script is loaded with its tag id and denies advertising storage', () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  loadTag({ id: 'G-1', scriptUrl: 'https://tags.test/a.js?id=G-1' });
  expect(append.mock.calls).toMatchObject([
    [{ src: 'https://tags.test/a.js?id=G-1', async: true }],
  ]);
  append.mockRestore();
  const layer: unknown = Reflect.get(window, 'dataLayer');
  const commands = Array.isArray(layer) ? layer.map((command) => Array.from(command)) : [];
  expect(commands).toContainEqual(['config', 'G-1']);
  expect(commands[0]?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(commands[0]?.[2]).toMatchObject({ ad_storage: 'denied', analytics_storage: 'granted' });
});
