import { DEVICE_ID_COOKIE } from '../../../../edge/contracts/cookies.ts';
import type { StartupSetting } from '../../startup/startup-setting.ts';
import { allowedNow } from '../../consent.ts';
import { readCookie } from '../../cookie.ts';
import { isDeviceRecorded } from './recorded-device.ts';
import type { RecordingSink } from './recording-sink.ts';

let recording: Promise<RecordingSink> | undefined;

/**
 * Records the visit (spec point 4, session recording) of those in the list of
 * testers and of some devices, as far as the visitor allows; who is signed in is
 * told each time. A first visit has no id to go by yet. Whoever drives the browser
 * by a program is nobody to learn from.
 */
export async function startRecording({ measuring, isCrawler }: StartupSetting): Promise<void> {
  const { recording: setting } = measuring;
  if (!setting || isCrawler || navigator.webdriver) return;
  if (!allowedNow(measuring).includes('recording')) return;
  if (recording) return (await recording).identify(setting.user);
  if (!setting.isTester && !isDeviceRecorded(readCookie(DEVICE_ID_COOKIE) ?? '')) return;
  recording = import('./record-visit.ts').then(({ recordVisit }) =>
    recordVisit(setting.url, setting.user),
  );
  await recording;
}
