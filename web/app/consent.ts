import { CONSENT_COOKIE, CONSENT_COOKIE_AGE } from '../../edge/contracts/cookies.ts';
import { consentValue, readConsent, type Purpose } from '../../edge/contracts/consent.ts';
import type { Measuring } from '../../edge/contracts/measuring.ts';
import { readCookie, writeCookie } from './cookie.ts';

type Listener = (allowed: readonly Purpose[]) => void | Promise<void>;

const listeners = new Set<Listener>();

/** Returns the purposes that the visitor allows now; a choice may have followed the page's load. */
export function allowedNow({ allowed }: Measuring): readonly Purpose[] {
  return readConsent(readCookie(CONSENT_COOKIE)) ?? allowed;
}

/** Returns whether the browser may store a device's id now: any yes of the visitor allows it. */
export function mayIdentifyNow({ mayIdentify }: Measuring): boolean {
  const chosen = readConsent(readCookie(CONSENT_COOKIE));
  return chosen === null ? mayIdentify : chosen.length > 0;
}

/** Calls `listener` with all allowed purposes when they increase. */
export function onAllowed(listener: Listener): void {
  listeners.add(listener);
}

/**
 * Stores the visitor's choice. New purposes start at once, in the order in which they listen: a
 * recording needs the device's id. A running page cannot withdraw a purpose, so it reloads.
 */
export async function chooseConsent(
  measuring: Measuring,
  choice: readonly Purpose[],
): Promise<void> {
  const before = allowedNow(measuring);
  writeCookie(CONSENT_COOKIE, consentValue(choice), CONSENT_COOKIE_AGE);
  if (before.some((purpose) => !choice.includes(purpose))) return location.reload();
  for (const listener of listeners) await listener(choice);
}
