import { describe, expect, it } from 'vitest';
import { env } from '../testing/bindings.ts';
import { call as send } from '../testing/call.ts';
import { overridden } from '../testing/overridden.ts';
import { signed } from '../testing/signed.ts';
import { aTvSchedule } from '../testing/tv-schedule.ts';

const PATH = '/ingest/v1/tv';
const now = Date.now();
const SCHEDULE = { source: 'test', ...aTvSchedule(now) };
const post = (schedule: object) => send(signed(PATH, { ...SCHEDULE, ...schedule }));
const [show, next] = SCHEDULE.programmes;

describe('the 24/7 channel', () => {
  it('is not available before it has a schedule', async () => {
    expect((await send('/tv/live.m3u8')).status).toBe(404);
    expect((await send('/api/media/v1/touchline-tv/available')).body).toEqual({
      data: { isAvailable: false },
    });
  });

  it('plays the schedule that was sent', async () => {
    expect(await post({})).toMatchObject({ status: 200, body: { outcome: 'taken' } });
    expect(await post({})).toMatchObject({ status: 200, body: { outcome: 'unchanged' } });
    expect((await send('/api/media/v1/touchline-tv/available')).body).toEqual({
      data: { isAvailable: true },
    });
    // New bindings: an isolate caches the schedule for a while.
    const later = overridden(env, {});
    Object.defineProperty(later, 'DB', { value: overridden(env.DB, {}) });
    const master = await send('/tv/live.m3u8', later);
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(master.headers.get('access-control-allow-origin')).toBe('*');
    expect(master.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(master.body).toContain('high.m3u8');
    const media = await send('/tv/high.m3u8', later);
    expect(media.body).toMatch(/#EXTINF:\d\.\d{6},\n\/clips\/[a-z-]+\/high\/\d\.ts\n$/);
    expect(media.headers.get('cache-control')).toMatch(/^public, max-age=[0-3]$/);
    expect((await send('/tv/none.m3u8', later)).status).toBe(404);
    expect(master.headers.get('cache-control')).toBe('public, max-age=60');
    // A shared cache would show it in every country.
    const limited = overridden(later, {});
    Object.defineProperty(limited, 'TV_COUNTRIES', { value: 'br' });
    for (const [file, rule] of [
      ['live', /^private, max-age=60$/],
      ['high', /^private, max-age=[0-3]$/],
    ] as const) {
      const headers = { 'cf-ipcountry': 'BR' };
      const request = new Request(`http://localhost/tv/${file}.m3u8`, { headers });
      expect((await send(request, limited)).headers.get('cache-control')).toMatch(rule);
    }
  });

  it('lists its programmes in the guide', async () => {
    const guide = await send(`/api/media/v1/touchline-tv/guide?from=${now}&to=${now + 86_400_000}`);
    expect(guide.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ title: 'All the goals' })]),
    });
  });

  it.each([
    ['a clip that is none', { filler: ['none'] }, 'filler[0]'],
    [
      'two at a time',
      { programmes: [show, { ...next, start: show?.start }] },
      'programmes[1].start',
    ],
    ['the same id twice', { programmes: [show, { ...next, id: show?.id }] }, 'programmes[1].id'],
    ['an end before the start', { programmes: [{ ...show, end: 5 }] }, 'programmes[0]'],
    ['other renditions', { renditions: SCHEDULE.renditions.slice(1) }, 'keeps its renditions'],
    [
      'a rendition that a clip lacks',
      { assets: SCHEDULE.assets.map((asset) => ({ ...asset, files: {} })) },
      'assets[0].files',
    ],
    [
      'a segment that is too long',
      { assets: [{ id: 'a', durations: [7], files: {} }] },
      'assets[0].durations[0]',
    ],
    [
      'a segment that takes no time',
      { assets: [{ id: 'a', durations: [4, 1e-9], files: {} }] },
      'assets[0].durations[1]',
    ],
    [
      'a clip of less than a second',
      { assets: [{ id: 'a', durations: [0.4, 0.5], files: {} }] },
      'assets[0].durations',
    ],
    [
      'two renditions of one name',
      { renditions: [...SCHEDULE.renditions, ...SCHEDULE.renditions.slice(0, 1)] },
      'renditions[2]',
    ],
  ])('refuses %s, and names the fault', async (_, wrong, where) => {
    const { status, body } = await post(wrong);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(where);
  });

  it('redirects to the operator’s own stream where there is one', async () => {
    const own = { ...env, TV_STREAM_URL: 'https://tv.example/live.m3u8' };
    const answer = await send('/tv/live.m3u8', own);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://tv.example/live.m3u8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('answers 451 where it may not be shown', async () => {
    const request = () =>
      new Request('http://localhost/tv/live.m3u8', { headers: { 'cf-ipcountry': 'MX' } });
    expect((await send(request(), { ...env, TV_COUNTRIES: 'br' })).status).toBe(451);
    expect((await send(request(), { ...env, TV_COUNTRIES: 'br,mx' })).status).not.toBe(451);
  });
});
