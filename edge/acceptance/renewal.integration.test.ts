// The tokens' own life must end.
// oxlint-disable-next-line tests/still
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGNED_IN_COOKIE } from '../contracts/cookies.ts';
import { PRODUCT } from '../contracts/product.ts';
import { RENEWAL_COOKIE, SESSION_COOKIE } from '../session/session-cookies.ts';
import { PatronStandIn } from '../testing/patron-stand-in.ts';
import { startProduct, type Product } from './product.ts';
import { startRecorder, type Recorder } from './recorder.ts';
import { Tabs, timesOf } from './tabs.ts';

const LIFE_MS = 2_000;
const PATRON = `/api/${PRODUCT}-patron`;
const RENEW = '/patron/v2/patron-user/renew';

let standIn: PatronStandIn;
let recorder: Recorder;
let product: Product;

beforeAll(async () => {
  standIn = new PatronStandIn({ lifeMs: LIFE_MS, renewalMs: 50 });
  recorder = await startRecorder(async ({ method, url, headers, body }, response) => {
    const sent = new Headers();
    for (const [name, value] of Object.entries(headers))
      if (typeof value === 'string') sent.set(name, value);
    const path = url.replace(/^\/(?:media|patron)/, '');
    const answer = await standIn.answer({ method, path, headers: sent, body });
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });
  product = await startProduct({
    vars: { MEDIA_API_URL: `${recorder.url}/media`, PATRON_API_URL: `${recorder.url}/patron` },
  });
}, 400_000);

afterAll(async () => {
  await product.stop();
  await recorder.stop();
});

describe('tokens that live two seconds', () => {
  it('keep fifty concurrent calls signed in, across two tabs, repeatedly', async () => {
    const browser = new Tabs(product.url);
    const signIn = '{"identifier":"a@b.example","password":"secret"}';
    expect(await browser.ask(`${PATRON}/v3/patron-user/signin`, signIn)).toBe(200);
    const rounds = 4;
    recorder.take();
    for (let round = 0; round < rounds; round += 1) {
      await pause(LIFE_MS + 100);
      const calls = Array.from({ length: 50 }, async (_, at) => {
        // Alternates the tabs, the second a moment later.
        await pause((at % 2) * 30);
        if (at % 3 === 0) return browser.ask(`${PATRON}/v2/patron-user/profile`);
        if (at % 3 === 1) return browser.ask(`/api/media/v1/favourite/list?n=${round}-${at}`);
        return browser.ask('/api/media/v1/favourite/add', `{"post":"${round}-${at}"}`);
      });
      expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
    }
    const calls = recorder.take();
    const renewals = calls.filter(({ url }) => url === RENEW).map(({ body }) => body);
    expect(renewals).toHaveLength(rounds);
    expect(new Set(renewals).size).toBe(rounds);
    // The first tries were refused unread; each call was accepted once.
    const posts = calls.filter(({ body }) => body.includes('"post"'));
    expect(new Set(posts.map(({ body }) => body)).size).toBe(rounds * 16);
    expect(timesOf(posts.map(({ body }) => body)).some((times) => times > 2)).toBe(false);
    const taken = standIn.taken.filter((body) => body.includes('"post"'));
    expect(timesOf(taken)).toEqual(Array.from({ length: rounds * 16 }, () => 1));
    expect(calls.length - renewals.length).toBeLessThanOrEqual(rounds * 100);
    expect([...browser.jar.cookies.keys()].toSorted()).toEqual(
      [RENEWAL_COOKIE, SESSION_COOKIE, SIGNED_IN_COOKIE].toSorted(),
    );
  });
});
