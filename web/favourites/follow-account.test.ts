// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import * as v from 'valibot';
import { favouriteKey } from '../../edge/contracts/favourite-key.ts';
import { favouriteNamesSchema, type FavouriteItem } from '../../edge/contracts/favourite.ts';
import { STATE } from '../../edge/contracts/states.ts';
import { createApi } from '../api/client.ts';
import { alertsOf, chooseAlerts, forgetAlertChoices } from './alert-choices.ts';
import { readFavourites, saveFavourites, toggleFavourite } from './favourites-store.ts';
import { followAccount, leaveAccount } from './follow-account.ts';
import { aFavourite } from './testing/favourites.ts';

const [CITY, UNITED, CUP] = [
  aFavourite(30, 'city'),
  aFavourite(30, 'united'),
  aFavourite(20, 'cup'),
];
const changeSchema = v.object({ added: favouriteNamesSchema, removed: favouriteNamesSchema });

let end = () => {};
afterEach(() => {
  end();
  end = () => {};
  saveFavourites({ items: [], owner: null });
  forgetAlertChoices();
  vi.unstubAllGlobals();
});

/** Makes a device's tabs take turns, as Web Locks do. Returns a function that waits for the last turn so far. */
function lockTabs(): () => Promise<void> {
  let turns = Promise.resolve();
  const request = (_name: string, task: () => Promise<void>) => (turns = turns.then(task));
  vi.stubGlobal('navigator', { locks: { request } });
  return () => turns;
}

/** An account with these favourites, whose API can be made to refuse. */
function anAccount(items: readonly FavouriteItem[]) {
  const kept = new Map(items.map((item) => [favouriteKey(item), item]));
  const account = {
    kept,
    isRefusing: false,
    /** Status of its answers while its service fails; 0 without an answer. */
    failsWith: null as number | null,
    isOver: false,
    /** Delay of the account's list response, ms. */
    listTakes: 0,
    requests: 0,
    onFailed: vi.fn<() => void>(),
    onTooMany: vi.fn<() => void>(),
  };
  const fetch = async (request: Request) => {
    account.requests += 1;
    if (account.isOver)
      return Response.json({ message: 'over', state: STATE.sessionOver }, { status: 401 });
    if (account.failsWith === 0) throw new TypeError('Failed to fetch');
    if (account.failsWith !== null)
      return Response.json({ message: 'away' }, { status: account.failsWith });
    if (account.isRefusing) return Response.json({ message: 'no' }, { status: 400 });
    if (request.method === 'POST') {
      const { added, removed } = v.parse(changeSchema, await request.json());
      for (const name of removed) kept.delete(favouriteKey(name));
      for (const name of added)
        kept.set(favouriteKey(name), { ...name, name: 'as the API has it' });
    }
    const answer = Response.json({ data: [...kept.values()] });
    if (request.method === 'GET' && account.listTakes > 0)
      await new Promise((resume) => setTimeout(resume, account.listTakes));
    return answer;
  };
  const api = createApi({ origin: 'https://example.org', fetch, report: () => {} });
  return {
    ...account,
    account,
    follow: (userId = 'u1') => {
      const endOthers = end;
      const endThis = followAccount({
        api,
        userId,
        onFailed: account.onFailed,
        onTooMany: account.onTooMany,
      });
      end = () => {
        endOthers();
        endThis();
      };
    },
    keys: () => [...kept.keys()].toSorted(),
  };
}

const here = () => [...readFavourites().keys].toSorted();

test('a sign-in merges the favourites of device and account', async () => {
  saveFavourites({ items: [CITY, CUP], owner: null });
  const { follow, keys } = anAccount([UNITED, CITY]);
  follow();
  await eventually(() => expect(keys()).toEqual(['20:cup', '30:city', '30:united']));
  expect(here()).toEqual(keys());
  expect(readFavourites().owner).toBe('u1');
});

test('two tabs that sign in together lose no favourite of the device', async () => {
  const tabsAreIdle = lockTabs();
  saveFavourites({ items: [CITY], owner: null });
  const { follow, keys, account } = anAccount([]);
  account.listTakes = 5;
  follow();
  follow();
  await eventually(() => expect(account.requests).toBe(3));
  await tabsAreIdle();
  expect([here(), keys()]).toEqual([['30:city'], ['30:city']]);
});

test('the account’s favourites replace those of a device that is already signed in', async () => {
  saveFavourites({ items: [CITY, CUP], owner: 'u1' });
  const { follow, keys, account } = anAccount([UNITED]);
  follow();
  await eventually(() => expect(here()).toEqual(['30:united']));
  expect(keys()).toEqual(['30:united']);
  expect(account.requests).toBe(1);
});

test('another user’s favourites on the device are not sent to this account', async () => {
  saveFavourites({ items: [CITY], owner: 'someone-else' });
  const { follow, keys } = anAccount([CUP]);
  follow();
  await eventually(() => expect(here()).toEqual(['20:cup']));
  expect(keys()).toEqual(['20:cup']);
});

test('a star shows at once and is then sent to the account', async () => {
  const { follow, keys } = anAccount([]);
  follow();
  await eventually(() => expect(readFavourites().owner).toBe('u1'));
  toggleFavourite(CITY, 0);
  expect(here()).toEqual(['30:city']);
  expect(keys()).toEqual([]);
  toggleFavourite(CUP, 0);
  toggleFavourite(CITY, 0);
  await eventually(() => expect(keys()).toEqual(['20:cup']));
});

test('a star set while the account’s favourites load is not lost', async () => {
  saveFavourites({ items: [CITY, UNITED], owner: 'u1' });
  const { follow, keys } = anAccount([CITY, UNITED]);
  follow();
  toggleFavourite(CUP, 0);
  toggleFavourite(CITY, 0);
  await eventually(() => expect(keys()).toEqual(['20:cup', '30:united']));
  expect(here()).toEqual(keys());
});

test('a refused star is removed and reported', async () => {
  const { follow, account } = anAccount([UNITED]);
  follow();
  await eventually(() => expect(here()).toEqual(['30:united']));
  account.isRefusing = true;
  toggleFavourite(CITY, 0);
  expect(here()).toEqual(['30:city', '30:united']);
  await eventually(() => expect(account.onFailed).toHaveBeenCalledTimes(1));
  expect(here()).toEqual(['30:united']);
});

test.each([0, 503, 429, 401])(
  'a star that cannot be sent (status %i) stays, and is sent once the browser is online',
  async (status) => {
    const { follow, keys, account } = anAccount([UNITED]);
    follow();
    await eventually(() => expect(here()).toEqual(['30:united']));
    account.failsWith = status;
    toggleFavourite(CITY, 0);
    await eventually(() => expect(account.requests).toBeGreaterThan(1));
    account.failsWith = null;
    // A tab sends one change after another, so this one waits until the first has failed.
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(keys()).toEqual(['30:city', '30:united']));
    expect(here()).toEqual(['30:city', '30:united']);
    expect(account.onFailed).not.toHaveBeenCalled();
  },
);

test('a star that cannot be sent is sent half a minute later', async () => {
  const { follow, keys, account } = anAccount([]);
  follow();
  await eventually(() => expect(readFavourites().owner).toBe('u1'));
  vi.useFakeTimers();
  try {
    account.failsWith = 503;
    toggleFavourite(CITY, 0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(account.requests).toBe(2);
    account.failsWith = null;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(keys()).toEqual(['30:city']);
  } finally {
    vi.useRealTimers();
  }
});

test('the device’s favourites stay as they are if the account’s fail to load', async () => {
  saveFavourites({ items: [CITY], owner: null });
  const { follow, account } = anAccount([UNITED]);
  account.isRefusing = true;
  follow();
  await eventually(() => expect(account.requests).toBe(1));
  await Promise.resolve();
  expect(readFavourites()).toMatchObject({ owner: null, items: [CITY] });
});

test('a full account keeps its favourites, and the fan is notified of the limit', async () => {
  const many = (of: string, count: number) =>
    Array.from({ length: count }, (_, index) => aFavourite(30, `${of}-${index}`));
  saveFavourites({ items: many('device', 200), owner: null });
  const ofAccount = many('account', 400);
  const { follow, kept, account } = anAccount(ofAccount);
  follow();
  await eventually(() => expect(kept.size).toBe(500));
  expect([...kept.keys()]).toEqual(expect.arrayContaining(ofAccount.map(favouriteKey)));
  expect(account.onTooMany).toHaveBeenCalledTimes(1);
});

test('if a signed-in device’s account fails to load, stars stay and later changes are sent', async () => {
  saveFavourites({ items: [CITY, UNITED], owner: 'u1' });
  const { follow, keys, account } = anAccount([CITY, UNITED]);
  account.isRefusing = true;
  follow();
  await eventually(() => expect(account.requests).toBe(1));
  toggleFavourite(CUP, 0);
  await eventually(() => expect(account.onFailed).toHaveBeenCalledTimes(1));
  expect(here()).toEqual(['30:city', '30:united']);
  account.isRefusing = false;
  toggleFavourite(CITY, 0);
  await eventually(() => expect(keys()).toEqual(['30:united']));
});

test('changes that a page did not send are sent by the next page', async () => {
  saveFavourites({ items: [CITY, UNITED], owner: 'u1' });
  toggleFavourite(CUP, 0);
  toggleFavourite(CITY, 0);
  const { follow, keys } = anAccount([CITY, UNITED]);
  follow();
  await eventually(() => expect(keys()).toEqual(['20:cup', '30:united']));
  expect(here()).toEqual(keys());
});

test('a change of another tab is left to that tab for two seconds, then sent', async () => {
  const { follow, keys, account } = anAccount([CITY]);
  follow();
  await eventually(() => expect(here()).toEqual(['30:city']));
  const stored: unknown = JSON.parse(localStorage.getItem('favourites') ?? '');
  const other = { ...v.parse(v.looseObject({}), stored), items: [CITY, CUP] };
  vi.useFakeTimers();
  try {
    localStorage.setItem('favourites', JSON.stringify(other));
    window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(account.requests).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await eventually(() => expect(keys()).toEqual(['20:cup', '30:city']));
  } finally {
    vi.useRealTimers();
  }
});

test('a star set while another is refused stays and is sent', async () => {
  const { follow, keys, account } = anAccount([]);
  follow();
  await eventually(() => expect(readFavourites().owner).toBe('u1'));
  account.isRefusing = true;
  toggleFavourite(CITY, 0);
  await eventually(() => expect(account.requests).toBe(2));
  account.isRefusing = false;
  toggleFavourite(CUP, 0);
  await eventually(() => expect(account.onFailed).toHaveBeenCalledTimes(1));
  await eventually(() => expect(keys()).toEqual(['20:cup']));
  expect(here()).toEqual(['20:cup']);
});

test('a sign-out removes favourites from the device, unless the fan keeps them', () => {
  saveFavourites({ items: [CITY, CUP], owner: 'u1' });
  const keep = leaveAccount('signed-out');
  expect(readFavourites()).toMatchObject({ items: [], owner: null });
  toggleFavourite(UNITED, 0);
  keep?.();
  expect(here()).toEqual(['20:cup', '30:city', '30:united']);
  expect(readFavourites().owner).toBeNull();
});

test('a sign-out removes the alert choices, and keeping the favourites restores them', () => {
  saveFavourites({ items: [CITY], owner: 'u1' });
  chooseAlerts(CITY, ['score']);
  const keep = leaveAccount('signed-out');
  expect(localStorage.getItem('alerts')).toBeNull();
  keep?.();
  expect(alertsOf(CITY)).toEqual(['score']);
});

test('a star not yet in the account when the session ends stays on the device', () => {
  saveFavourites({ items: [UNITED, CITY], owner: 'u1', inAccount: [CITY, CUP] });
  leaveAccount('over');
  expect(readFavourites()).toMatchObject({ items: [UNITED], owner: null, inAccount: [] });
});

test('the favourites of a deleted account cannot be restored', () => {
  saveFavourites({ items: [CITY], owner: 'u1', inAccount: [] });
  expect(leaveAccount('deleted')).toBeNull();
  expect(readFavourites()).toMatchObject({ items: [], owner: null });
});

test('a star that finds the session over stays, and no failure is reported', async () => {
  const { follow, account } = anAccount([UNITED]);
  follow();
  await eventually(() => expect(here()).toEqual(['30:united']));
  account.isOver = true;
  toggleFavourite(CITY, 0);
  await eventually(() => expect(account.requests).toBe(2));
  leaveAccount('over');
  await new Promise((resolve) => setTimeout(resolve));
  expect(here()).toEqual(['30:city']);
  expect(account.onFailed).not.toHaveBeenCalled();
});

test('a sign-out without favourites offers nothing to keep', () => {
  saveFavourites({ items: [], owner: 'u1' });
  expect(leaveAccount('signed-out')).toBeNull();
  expect(readFavourites().owner).toBeNull();
});
