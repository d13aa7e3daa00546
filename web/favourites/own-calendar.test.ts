// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOwnCalendar } from './calendar-key.ts';
import { saveFavourites } from './favourites-store.ts';
import {
  endCalendar,
  findCalendar,
  makeCalendar,
  replaceCalendar,
  syncCalendar,
} from './own-calendar.ts';
import { aFavourite } from './testing/favourites.ts';

const ELK = aFavourite(30, 'elk');
const CUP = aFavourite(20, 'cup');
const names = (...items: { type: number; favouriteItemId: string }[]) =>
  items.map(({ type, favouriteItemId }) => ({ type, favouriteItemId }));

interface Sent {
  method: string;
  body: { key?: string | null; former?: string | null; items?: unknown };
}

let sent: Sent[];
/** The signed-in user's calendars; null while nobody is signed in. */
let ofAccount: string[] | null;
let status: number;

beforeEach(() => {
  sent = [];
  ofAccount = null;
  status = 200;
  saveFavourites({ items: [ELK], owner: null });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (status !== 200) return Response.json({ message: 'No' }, { status });
    if (request.method === 'GET')
      return Response.json({ data: { calendarId: ofAccount?.[0] ?? null } });
    const body: Sent['body'] = await request.json();
    sent.push({ method: request.method, body });
    if (request.method === 'DELETE') return Response.json({ data: {} });
    const calendarId = `id of ${body.key}`;
    ofAccount?.push(calendarId);
    return Response.json({ data: { calendarId, isOfAccount: ofAccount !== null } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  saveFavourites({ items: [], owner: null });
});

test('a calendar is made with a key of 32 bytes, which stays in the browser', async () => {
  const id = await makeCalendar();
  const [made] = sent;
  expect(made?.body.key).toMatch(/^[\w-]{43}$/);
  expect(made).toEqual({ method: 'POST', body: { key: made?.body.key, items: names(ELK) } });
  expect(id).toBe(`id of ${made?.body.key}`);
  expect(await findCalendar(false)).toBe(id);
});

test('a changed star is sent once, and an unchanged list never', async () => {
  await makeCalendar();
  await syncCalendar();
  expect(sent).toHaveLength(1);
  saveFavourites({ items: [CUP, ELK], owner: null });
  await Promise.all([syncCalendar(), syncCalendar(), syncCalendar()]);
  expect(sent.slice(1)).toMatchObject([{ method: 'POST', body: { items: names(CUP, ELK) } }]);
});

test('a change that could not be sent is sent by the next one', async () => {
  await makeCalendar();
  saveFavourites({ items: [CUP], owner: null });
  status = 400;
  await expect(syncCalendar()).rejects.toMatchObject({ status: 400 });
  status = 200;
  await syncCalendar();
  expect(sent.at(-1)?.body.items).toEqual(names(CUP));
});

test('a browser without a calendar sends nothing', async () => {
  await syncCalendar();
  expect(await findCalendar(false)).toBeNull();
  expect(sent).toEqual([]);
});

test('a new address ends the former, and the end forgets the key', async () => {
  await makeCalendar();
  const former = readOwnCalendar()?.key;
  const id = await replaceCalendar();
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { former } });
  expect(await findCalendar(false)).toBe(id);
  const key = readOwnCalendar()?.key;
  await endCalendar();
  expect(sent.at(-1)).toEqual({ method: 'DELETE', body: { key } });
  expect(await findCalendar(false)).toBeNull();
});

test('after a sign-in the calendar is the account’s, and this browser changes it no more', async () => {
  await makeCalendar();
  ofAccount = [];
  saveFavourites({ items: [ELK], owner: 'u1' });
  const id = await findCalendar(true);
  expect(id).toBe(`id of ${sent[0]?.body.key}`);
  expect(readOwnCalendar()).toBeNull();
  saveFavourites({ items: [], owner: null });
  await syncCalendar();
  expect(sent).toHaveLength(2);
});

test('a calendar that another tab has ended is forgotten', async () => {
  await makeCalendar();
  saveFavourites({ items: [CUP], owner: null });
  status = 410;
  await syncCalendar();
  expect(readOwnCalendar()).toBeNull();
});

test('a browser that stores nothing makes none', async () => {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
  await expect(makeCalendar()).rejects.toThrow('Refused');
  expect(sent).toEqual([]);
});
