import { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { PRODUCT } from '../../edge/contracts/product.ts';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { loadShell } from './load-shell.server.ts';

const TV = `/api/media/v1/${PRODUCT}-tv/available`;

async function shellWhere(answers: Record<string, unknown>, facts: { lacksSms?: true } = {}) {
  const { loaderContext, calledPaths } = aLoaderContext(0, answers);
  const context = new RouterContextProvider();
  context.set(edgeContext, { ...loaderContext.edge, ...facts });
  const shell = await loadShell(context, new Request('https://example.org/'));
  return { shell, calledPaths };
}

test('startup asks for sports, the 24/7 availability and the app config, in this order', async () => {
  const { calledPaths } = await shellWhere({});
  expect(calledPaths).toEqual([
    '/api/media/v1/navigation',
    '/api/media/v1/sports',
    TV,
    '/api/media/v1/app-config',
  ]);
});

test('the shell has the API’s sports that the product knows, and null if the call fails', async () => {
  const sport = (id: number, key: string) => ({ id, radarId: `sr:sport:${id}`, key, name: key });
  const data = [sport(1, 'football'), sport(21, 'cricket'), sport(6, 'handball')];
  const answers = { '/api/media/v1/sports': { data } };
  expect((await shellWhere(answers)).shell.sports).toEqual(['football', 'handball']);
  expect((await shellWhere({})).shell.sports).toBeNull();
});

test.each([
  ['on air', { data: { isAvailable: true } }, true],
  ['off air', { data: { isAvailable: false } }, false],
  ['a failed check', Response.json(null, { status: 500, headers: { 'x-retried': '1' } }), false],
  ['an answer that is none', { data: {} }, false],
])('the channel’s availability for %s is %s', async (_what, answer, isAvailable) => {
  expect((await shellWhere({ [TV]: answer })).shell.isTvAvailable).toBe(isAvailable);
});

test('the shell says where no SMS can be sent', async () => {
  expect((await shellWhere({}, { lacksSms: true })).shell.lacksSms).toBe(true);
  expect((await shellWhere({})).shell).not.toHaveProperty('lacksSms');
});

test('a page waits 4.5 s for its calls', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  await shellWhere({});
  expect(timeout).toHaveBeenCalledWith(4_500);
});

test('the limit of a page follows TIME_SCALE', async () => {
  vi.stubEnv('TEST_MODE', '1');
  vi.stubEnv('TIME_SCALE', '20');
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    timeout.mockRestore();
  });
  await shellWhere({});
  expect(timeout).toHaveBeenCalledWith(90_000);
});
