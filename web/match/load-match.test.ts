import { expect, test } from 'vitest';
import { isApiFailure } from '../api/failure.ts';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { aState, START } from '../live/testing/lines.ts';
import { loadMatch, statusOfMatch } from './load-match.server.ts';

const { signal } = new AbortController();
const room = { type: 'snapshot', epoch: 'epoch-one', version: 3, state: aState('m1') };

/** Mocks calls: the room has the match and the catalogue answers with `status`. */
function contextWith(status: number) {
  return aLoaderContext(START, {
    '/api/media/v1/events/m1': Response.json(null, { status, headers: { 'x-retried': '1' } }),
    '/parties/match/m1': room,
  }).loaderContext;
}

test('a match is loaded from its room when the catalogue fails', async () => {
  const loaded = await loadMatch(contextWith(500), 'm1', signal);
  if (!loaded) throw new Error('not loaded');
  expect(statusOfMatch(loaded)).toBe(503);
  expect(loaded).toMatchObject({
    isPartial: true,
    match: { id: 'm1' },
    roomSnapshot: { version: 3 },
  });
});

test.each([403, 429, 451])(
  'a refusal of the catalogue with %i fails the request, even if the room has the match',
  async (status) => {
    const refused = await loadMatch(contextWith(status), 'm1', signal).catch((error) => error);
    expect(isApiFailure(refused) && refused.status).toBe(status);
  },
);

test.each([400, 404])('a response %i means that there is no match', async (status) => {
  expect(await loadMatch(contextWith(status), 'm1', signal)).toBeNull();
});

test('an error in our own code is not handled as a catalogue outage', async () => {
  const fault = new TypeError('a bug');
  await expect(loadMatch(contextWith(500), 'm1', signal, Promise.reject(fault))).rejects.toBe(
    fault,
  );
});
