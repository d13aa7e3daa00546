import { DEVICE_ID_COOKIE, SERVER_DEVICE_ID } from '../../../edge/contracts/cookies.ts';
import { writeCookie } from '../cookie.ts';
import { reportError } from '../monitoring/report.ts';

/**
 * Returns the device's id (spec point 4): the stored one, or a browser fingerprint, stored for a
 * year. On failure it reports and returns an empty id; the next start retries.
 */
export async function ensureDeviceId(
  stored: string | null,
  takeFingerprint: () => Promise<string>,
): Promise<string> {
  if (stored && stored !== SERVER_DEVICE_ID) return stored;
  try {
    const id = await takeFingerprint();
    writeCookie(DEVICE_ID_COOKIE, id);
    return id;
  } catch (error) {
    reportError(error, { step: 'device-id' });
    return '';
  }
}
