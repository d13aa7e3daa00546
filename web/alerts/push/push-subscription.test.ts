// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STATE } from '../../../edge/contracts/states.ts';
import { textOf } from '../../../edge/shared/text/text.ts';
import { chooseAlerts, forgetAlertChoices } from '../../favourites/alert-choices.ts';
import { saveFavourites } from '../../favourites/favourites-store.ts';
import { aFavourite } from '../../favourites/testing/favourites.ts';
import { CAPTCHA_ANSWERS } from '../../app/captcha/testing/challenge.ts';
import { readPushChoices } from './push-choices.ts';
import { syncPush, turnOffPush, turnOnPush } from './push-subscription.ts';

const ELK = { ...aFavourite(30, 'elk'), fixtureSportId: 1 };
const FOOTBALL = { ...aFavourite(10, '1'), fixtureSportId: 1 };
const KEYS = ['A'.repeat(87), 'B'.repeat(86) + 'A'];
const NOTHING = { quiet: null, hidesScores: false };
const t = textOf('pt-BR');

let key: string | null = null;
let sent: { method: string; body: unknown }[] = [];
let ended: string[] = [];
let removed = 0;

/** A browser with declarative web push: its manager stands for the browser's. */
function stubBrowser(permission: NotificationPermission = 'granted') {
  let held: object | null = null;
  let number = 0;
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    ).buffer;
  const pushManager = {
    getSubscription: async () => held,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      number += 1;
      const endpoint = `https://push.example/${number}`;
      held = {
        endpoint,
        options: { applicationServerKey: bytesOf(applicationServerKey) },
        getKey: (name: string) => bytesOf((name === 'auth' ? 'A' : 'B').repeat(4)),
        unsubscribe: async () => {
          ended.push(endpoint);
          held = null;
        },
      };
      return held;
    },
  };
  vi.stubGlobal('pushManager', pushManager);
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ data: { applicationServerKey: key } });
    sent.push({ method: request.method, body: await request.json() });
    if (request.method === 'DELETE') removed += 1;
    return Response.json({ data: {} });
  });
}

beforeEach(() => {
  [key = null] = KEYS;
  sent = [];
  ended = [];
  removed = 0;
  saveFavourites({ items: [ELK, FOOTBALL], owner: null });
  chooseAlerts(ELK, ['score']);
  stubBrowser();
});
afterEach(() => {
  localStorage.clear();
  saveFavourites({ items: [], owner: null });
  forgetAlertChoices();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.cookie = 'delay=; Max-Age=0; Path=/';
});

test('turning them on sends what the browser wants, in the language of the page', async () => {
  const own = Intl.DateTimeFormat.prototype.resolvedOptions.call(new Intl.DateTimeFormat());
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...own,
    timeZone: 'America/Sao_Paulo',
  });
  await turnOnPush(t, { quiet: { from: 1_320, to: 480 }, hidesScores: false });
  expect(sent).toEqual([
    {
      method: 'POST',
      body: {
        endpoint: 'https://push.example/1',
        keys: { p256dh: 'BBBB', auth: 'AAAA' },
        applicationServerKey: KEYS[0],
        language: 'pt-BR',
        timeZone: 'America/Sao_Paulo',
        quiet: { from: 1_320, to: 480 },
        hidesScores: false,
        items: [{ type: 30, favouriteItemId: 'elk', kinds: ['score'] }],
      },
    },
  ]);
});

test('a browser has alerts of a hundred items at most, and of no match that is long over', async () => {
  const now = Date.now();
  const matches = Array.from({ length: 103 }, (_, index) => ({
    ...aFavourite(40, `m-${index}`),
    fixtureSportId: 1,
    fixtureStartTime: index === 0 ? now - 86_400_000 : now,
  }));
  saveFavourites({ items: matches, owner: null });
  for (const match of matches) chooseAlerts(match, ['score']);
  await turnOnPush(t, NOTHING);
  const ids = Array.from({ length: 100 }, (_, index) => ({ favouriteItemId: `m-${index + 1}` }));
  expect(sent[0]?.body).toMatchObject({ items: ids });
});

test('choices that the product did not get are sent by the next page', async () => {
  await turnOnPush(t, NOTHING);
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'GET' ? answer(request) : Response.json({ message: 'No' }, { status: 503 }),
  );
  chooseAlerts(ELK, ['end']);
  await expect(syncPush(t)).rejects.toMatchObject({ status: 503 });
  vi.stubGlobal('fetch', answer);
  await syncPush(t);
  expect(sent.at(-1)?.body).toMatchObject({ items: [{ kinds: ['end'] }] });
});

test('a fan may choose messages without scores', async () => {
  await turnOnPush(t, { quiet: null, hidesScores: true });
  expect(sent[0]?.body).toMatchObject({ hidesScores: true });
});

test('a later page sends nothing until the choices change or a day has passed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await turnOnPush(t, NOTHING);
  await syncPush(t);
  expect(sent).toHaveLength(1);
  chooseAlerts(ELK, ['score', 'end']);
  await syncPush(t);
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(86_400_001);
  await syncPush(t);
  expect(sent).toHaveLength(3);
  expect(ended).toEqual([]);
});

test('the choices stay while the product sends no messages, and count as not sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await turnOnPush(t, NOTHING);
  key = null;
  vi.advanceTimersByTime(86_400_001);
  await syncPush(t);
  expect(readPushChoices()).toEqual({ ...NOTHING, sent: null });
  expect(sent).toHaveLength(1);
  [key = null] = KEYS;
  await syncPush(t);
  expect(sent).toHaveLength(2);
});

test('a browser that subscribed with an earlier key subscribes again', async () => {
  await turnOnPush(t, NOTHING);
  key = KEYS[1] ?? null;
  chooseAlerts(ELK, ['end']);
  await syncPush(t);
  expect(ended).toEqual(['https://push.example/1']);
  expect(sent.at(-1)?.body).toMatchObject({
    endpoint: 'https://push.example/2',
    applicationServerKey: KEYS[1],
  });
});

test('a browser whose push service has ended its subscription makes another with the next try', async () => {
  await turnOnPush(t, NOTHING);
  chooseAlerts(ELK, ['end']);
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'GET'
      ? answer(request)
      : Response.json({ message: 'Gone' }, { status: 410 }),
  );
  await expect(syncPush(t)).rejects.toMatchObject({ status: 410 });
  expect(ended).toEqual(['https://push.example/1']);
  vi.stubGlobal('fetch', answer);
  await syncPush(t);
  expect(sent.at(-1)?.body).toMatchObject({ endpoint: 'https://push.example/2' });
});

test('a browser solves a captcha if the product demands one, and then has its alerts', async () => {
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
  const solution = { counter: 1, derivedKey: '00' };
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {
        this.dispatchEvent(Object.assign(new Event('message'), { data: solution }));
      }
      terminate() {}
    },
  );
  const answers: Record<string, object> = CAPTCHA_ANSWERS;
  const answer = globalThis.fetch;
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const data = answers[new URL(request.url).pathname.split('/').at(-1) ?? ''];
    if (data) return Response.json({ data });
    if (request.method === 'GET') return answer(request);
    const token = request.headers.get('Captcha-Token');
    tokens.push(token);
    return token === null
      ? Response.json({ message: 'No', state: STATE.captchaRequired }, { status: 400 })
      : answer(request);
  });
  await turnOnPush(t, NOTHING);
  expect(tokens).toEqual([null, 'solved']);
  expect(readPushChoices()?.sent).not.toBeNull();
});

test('a fan whose scores come later gets messages without scores', async () => {
  document.cookie = 'delay=40; Path=/';
  await turnOnPush(t, NOTHING);
  expect(sent[0]?.body).toMatchObject({ hidesScores: true });
});

test.each([
  ['the last alert is turned off', () => chooseAlerts(ELK, [])],
  ['the fan takes the permission back', () => stubPermission('denied')],
])('they end when %s', async (_when, change) => {
  await turnOnPush(t, NOTHING);
  change();
  await syncPush(t);
  expect([ended, removed]).toEqual([['https://push.example/1'], 1]);
  expect(readPushChoices()).toBeNull();
});

function stubPermission(permission: NotificationPermission): void {
  vi.stubGlobal('Notification', { permission });
}

test('they stay off if the product refuses them', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'No' }, { status: 400 }));
  await expect(turnOnPush(t, NOTHING)).rejects.toMatchObject({ status: 400 });
  expect(readPushChoices()).toBeNull();
});

test('turning them off ends the subscription here and at the product', async () => {
  await turnOnPush(t, NOTHING);
  await turnOffPush();
  expect(ended).toEqual(['https://push.example/1']);
  expect(sent.at(-1)).toEqual({ method: 'DELETE', body: { endpoint: 'https://push.example/1' } });
});
