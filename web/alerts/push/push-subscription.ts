import { FAVOURITE_TYPE } from '../../../edge/contracts/favourite-key.ts';
import { delayInCookies } from '../../../edge/contracts/delay.ts';
import { isOffered } from '../../../edge/contracts/language.ts';
import {
  getPushKey,
  removePushSubscription,
  savePushSubscription,
} from '../../../edge/contracts/push-calls.ts';
import {
  MAX_ALERT_ITEMS,
  type PushSubscriptionInput,
} from '../../../edge/contracts/push-subscription.ts';
import { STATE } from '../../../edge/contracts/states.ts';
import { toBase64url } from '../../../edge/shared/base64url.ts';
import type { Text } from '../../../edge/shared/text/text.ts';
import { call } from '../../api/client.ts';
import { isApiFailure } from '../../api/failure.ts';
import { browserApi } from '../../app/browser-api.ts';
import { alertsOf } from '../../favourites/alert-choices.ts';
import { alertSportOf } from '../../favourites/alert-sport.ts';
import { readFavourites } from '../../favourites/favourites-store.ts';
import { readPushChoices, savePushChoices, type PushChoices } from './push-choices.ts';
import { currentSubscription, openPushManager, removeAlertsWorker } from './push-manager.ts';

/**
 * Time, ms, after which the browser sends an unchanged subscription again: the product's key may
 * have changed, and the product deletes subscriptions that are not renewed.
 */
const DAY = 86_400_000;

/** Returns the product's key for subscriptions; null if it sends no push messages. */
export async function readPushKey(): Promise<string | null> {
  return (await call(browserApi(), getPushKey, {})).applicationServerKey;
}

/**
 * Turns on alerts without an open page, or changes their choices. Throws if the browser or the
 * product refuses.
 */
export async function turnOnPush(
  t: Text,
  { quiet, hidesScores }: Omit<PushChoices, 'sent'>,
): Promise<void> {
  savePushChoices({ quiet, hidesScores, sent: null });
  try {
    await syncPush(t);
  } catch (error) {
    savePushChoices(null);
    throw error;
  }
}

/** Turns off alerts without an open page, in this browser and at the product. */
export async function turnOffPush(): Promise<void> {
  savePushChoices(null);
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  await removeAlertsWorker();
  if (!subscription) return;
  // If this call fails, the push service answers 410 to the product's next message.
  const { endpoint } = subscription;
  await call(browserApi(), removePushSubscription, { body: { endpoint } });
}

/**
 * Sends the product this browser's subscription and choices, if they have changed or a day has
 * passed. Turns such alerts off if the fan has no alerts left or the browser's permission is gone.
 * While the product has no key, it sends none: the choices stay, and pages show the alerts.
 */
export async function syncPush(t: Text): Promise<void> {
  const choices = readPushChoices();
  if (choices === null) return;
  const items = itemsOf(Date.now());
  if (items.length === 0 || Notification.permission !== 'granted') return turnOffPush();
  const { quiet, hidesScores, sent } = choices;
  const wanted = {
    language: isOffered(t.language) ? t.language : 'en',
    quiet,
    // Push messages come without the fan's delay, so they must not reveal scores.
    hidesScores: hidesScores || delayInCookies(document.cookie) > 0,
    items,
  };
  const text = JSON.stringify(wanted);
  if (sent?.text === text && Date.now() - sent.at < DAY) return;
  const key = await readPushKey();
  if (key === null) {
    savePushChoices({ quiet, hidesScores, sent: null });
    return;
  }
  const subscription = await subscribe(key);
  const { endpoint } = subscription;
  const body = {
    ...wanted,
    endpoint,
    keys: { p256dh: keyOf(subscription, 'p256dh'), auth: keyOf(subscription, 'auth') },
    applicationServerKey: key,
    timeZone: ownZone(),
  } satisfies PushSubscriptionInput;
  try {
    await save(body);
  } catch (error) {
    // The push service has ended this one: the next try makes another.
    if (isApiFailure(error) && error.status === 410) await subscription.unsubscribe();
    throw error;
  }
  savePushChoices({ quiet, hidesScores, sent: { text, at: Date.now() } });
}

/** Sends the product a subscription, with a captcha if it demands one: many others use the fan's address. */
async function save(body: PushSubscriptionInput): Promise<void> {
  const ask = (headers?: Record<string, string>) =>
    call(browserApi(), savePushSubscription, { body }, undefined, headers);
  try {
    await ask();
  } catch (error) {
    if (!isApiFailure(error) || error.state !== STATE.captchaRequired) throw error;
    const { callWithCaptcha } = await import('../../app/captcha/pass-captcha.ts');
    await callWithCaptcha(browserApi(), ask);
  }
}

/** Returns a subscription with the product's key; ends an existing one with another key. */
async function subscribe(key: string): Promise<PushSubscription> {
  const manager = await openPushManager();
  const known = await manager.getSubscription();
  if (known && base64url(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function itemsOf(now: number): PushSubscriptionInput['items'] {
  return readFavourites()
    .items.flatMap((item) => {
      const { type, favouriteItemId } = item;
      const kinds = alertsOf(item);
      if (type === FAVOURITE_TYPE.sport) return [];
      if (!kinds || alertSportOf(item, now) === null) return [];
      return [{ type, favouriteItemId, kinds: [...kinds] }];
    })
    .slice(0, MAX_ALERT_ITEMS);
}

function keyOf(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  return base64url(subscription.getKey(name));
}

function base64url(bytes: ArrayBuffer | null): string {
  return toBase64url(new Uint8Array(bytes ?? []));
}

function ownZone(): string {
  // This slow call runs only for a fan with such alerts, and no page waits for it.
  // oxlint-disable-next-line no-restricted-globals
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
