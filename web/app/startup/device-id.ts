import { DEVICE_ID, DEVICE_ID_COOKIE, SERVER_DEVICE_ID } from '../../../edge/contracts/cookies.ts';
import { hasCookie, readCookie, writeCookie } from '../cookie.ts';
import { reportError } from '../monitoring/report.ts';

/**
 * Returns the device's id (spec point 4): the page's, else the stored one, else a browser
 * fingerprint, stored for a year. On failure it reports and returns an empty id; the next start
 * retries.
 */
export async function ensureDeviceId(
  ofPage: string | null,
  takeFingerprint: () => Promise<string>,
): Promise<string> {
  // A page from the cache has no device id.
  const stored = ofPage ?? readCookie(DEVICE_ID_COOKIE);
  if (stored && DEVICE_ID.test(stored) && stored !== SERVER_DEVICE_ID) return stored;
  try {
    const id = await takeFingerprint();
    writeCookie(DEVICE_ID_COOKIE, id);
    return id;
  } catch (error) {
    reportError(error, { step: 'device-id' });
    return '';
  }
}

/** Name of the random part of fingerprints in the browser's storage. */
export const DEVICE_PART = 'device-part';

/** Removes the device's id from the browser. */
export function forgetDeviceId(): void {
  if (hasCookie(DEVICE_ID_COOKIE)) writeCookie(DEVICE_ID_COOKIE, null);
  try {
    localStorage.removeItem(DEVICE_PART);
  } catch {
    // A browser that forbids storage has no part.
  }
}
