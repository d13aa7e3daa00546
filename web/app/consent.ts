import { CONSENT_COOKIE, CONSENT_COOKIE_AGE } from '../../edge/contracts/cookies.ts';
import { consentValue, readConsent, type Purpose } from '../../edge/contracts/consent.ts';
import type { Measuring } from '../../edge/contracts/measuring.ts';
import { readCookie, writeCookie } from './cookie.ts';

type Listener = (allowed: readonly Purpose[]) => void;

const listeners = new Set<Listener>();

/** What the visitor allows by now: a choice may be later than the page. */
export function allowedNow({ allowed }: Measuring): readonly Purpose[] {
  return readConsent(readCookie(CONSENT_COOKIE)) ?? allowed;
}

/** Calls `listener` with what is allowed whenever that becomes more. */
export function onAllowed(listener: Listener): void {
  listeners.add(listener);
}

/**
 * Remembers what the visitor chose. What is allowed begins at once; what no
 * longer is cannot be taken back from a page that runs it, which is loaded anew.
 */
export function chooseConsent(measuring: Measuring, choice: readonly Purpose[]): void {
  const before = allowedNow(measuring);
  writeCookie(CONSENT_COOKIE, consentValue(choice), CONSENT_COOKIE_AGE);
  if (before.some((purpose) => !choice.includes(purpose))) return location.reload();
  for (const listener of listeners) listener(choice);
}
