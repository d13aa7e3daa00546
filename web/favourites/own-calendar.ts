import {
  endMyCalendar,
  findMyCalendar,
  replaceMyCalendar,
  saveMyCalendar,
} from '../../edge/contracts/fan-calendar-calls.ts';
import { toBase64url } from '../../edge/shared/base64url.ts';
import { call } from '../api/client.ts';
import { isApiFailure } from '../api/failure.ts';
import { browserApi } from '../app/browser-api.ts';
import { readOwnCalendar, saveOwnCalendar, tryStorage } from './calendar-key.ts';
import { readFavourites } from './favourites-store.ts';

/**
 * Returns the id of the fan's calendar: the account's, else this browser's; null for none. A calendar that the
 * browser made before the fan signed in becomes one of the account.
 */
export async function findCalendar(isSignedIn: boolean): Promise<string | null> {
  if (!isSignedIn) return readOwnCalendar()?.id ?? null;
  await syncCalendar();
  return (await call(browserApi(), findMyCalendar, {})).calendarId;
}

/** Makes a calendar of the fan's favourites; returns its id. */
export async function makeCalendar(): Promise<string> {
  return keep(newKey(), ({ key, items }) =>
    call(browserApi(), saveMyCalendar, { body: { key, items } }),
  );
}

/** Replaces the fan's calendar with a new one; the former address ends. Returns the new id. */
export async function replaceCalendar(): Promise<string> {
  const former = readOwnCalendar()?.key ?? null;
  return keep(newKey(), ({ key, items }) =>
    call(browserApi(), replaceMyCalendar, { body: { key, former, items } }),
  );
}

/** Ends the fan's calendar: its address shows nothing more. */
export async function endCalendar(): Promise<void> {
  const key = readOwnCalendar()?.key ?? null;
  await call(browserApi(), endMyCalendar, { body: { key } });
  saveOwnCalendar(null);
}

let last: Promise<void> = Promise.resolve();

/**
 * Sends the fan's favourites if they have changed. Requests run one at a time, so that the newest
 * comes last.
 */
export function syncCalendar(): Promise<void> {
  last = last.catch(() => {}).then(sync);
  return last;
}

async function sync(): Promise<void> {
  const own = readOwnCalendar();
  if (own === null || own.sent === wanted().text) return;
  try {
    await keep(own.key, ({ key, items }) =>
      call(browserApi(), saveMyCalendar, { body: { key, items } }),
    );
  } catch (error) {
    // Another tab has ended the calendar.
    if (isApiFailure(error) && error.status === 410) return saveOwnCalendar(null);
    throw error;
  }
}

interface Sent {
  key: string;
  items: ReturnType<typeof wanted>['items'];
}

/**
 * Sends a calendar and returns its id. Stores its key, unless the calendar belongs to an account
 * and needs none.
 */
async function keep(
  key: string,
  send: (sent: Sent) => Promise<{ calendarId: string; isOfAccount: boolean }>,
): Promise<string> {
  const { items, text } = wanted();
  // Without the stored key nobody could change the calendar, so the browser makes none.
  tryStorage();
  const { calendarId, isOfAccount } = await send({ key, items });
  saveOwnCalendar(isOfAccount ? null : { key, id: calendarId, sent: text });
  return calendarId;
}

/** Returns the fan's favourites, and a text that changes with them and with the account. */
function wanted() {
  const { items: favourites, owner } = readFavourites();
  const items = favourites.map(({ type, favouriteItemId }) => ({ type, favouriteItemId }));
  return { items, text: JSON.stringify({ owner, items }) };
}

function newKey(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(32)));
}
