// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readAgain } from './read-again.ts';

afterEach(() => void vi.unstubAllGlobals());

function answering(body: unknown, status = 200): () => void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  return vi.fn<() => void>();
}

const page = { screen: 'next-match', content: { name: 'Next', entry: null } };
const live = (more: object = {}) => ({ live: { page, setting: { build: 'b1' }, ...more } });

test('the current content is read from the page’s own address', async () => {
  const reload = answering(live());
  expect(await readAgain('b1', { reload })).toEqual(page);
  expect(reload).not.toHaveBeenCalled();
});

test('a response of another build reloads the page', async () => {
  const reload = answering(live({ setting: { build: 'b2' } }));
  expect(await readAgain('b1', { reload })).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  { message: 'This is not a page' },
  live({ page: { screen: 'constructor', content: {} } }),
  live({ page: { screen: 'day', content: 'all' } }),
  live({ setting: {} }),
])('an invalid response, %j, is rejected', async (body) => {
  const reload = answering(body);
  await expect(readAgain('b1', { reload })).rejects.toThrow('Invalid');
  expect(reload).not.toHaveBeenCalled();
});

test('a page that is unavailable reads as null', async () => {
  expect(await readAgain('b1', { reload: answering({}, 503) })).toBeNull();
});
