import { DEVICE_ID_COOKIE } from '../../../../edge/contracts/cookies.ts';
import type { StartupSetting } from '../../startup/startup-setting.ts';
import { allowedNow } from '../../consent.ts';
import { readCookie } from '../../cookie.ts';
import { isDeviceRecorded } from './recorded-device.ts';
import type { RecordingSink } from './recording-sink.ts';

type Record = (url: string, user: string | null) => Pick<RecordingSink, 'identify' | 'finish'>;

/**
 * Records the visit (spec point 4, session recording) of those in the list of
 * testers and of some devices, as far as the visitor allows. A first visit has no
 * id to go by yet. Whoever drives the browser by a program is nobody to learn from.
 */
export class VisitRecorder {
  readonly #load: () => Promise<Record>;
  #running: { user: string | null; recording: Promise<ReturnType<Record>> } | null = null;

  /** `load` has what records, which is loaded for those alone who are recorded. */
  constructor(load: () => Promise<Record>) {
    this.#load = load;
  }

  /** Told when the visit may be recorded, and each time another is signed in, or nobody any more. */
  async follow({ measuring, isCrawler }: Pick<StartupSetting, 'measuring' | 'isCrawler'>) {
    const { recording: setting } = measuring;
    if (!setting || isCrawler || navigator.webdriver) return;
    if (!allowedNow(measuring).includes('recording')) return;
    const { user, url, isTester } = setting;
    const before = this.#running;
    if (before && (before.user === null || before.user === user)) {
      before.user = user;
      return (await before.recording).identify(user);
    }
    // What follows a sign-out is another's visit, and recorded only if its device is.
    this.#running = null;
    (await before?.recording)?.finish();
    if (!isTester && !isDeviceRecorded(readCookie(DEVICE_ID_COOKIE) ?? '')) return;
    const recording = this.#load().then((record) => record(url, user));
    this.#running = { user, recording };
    await recording;
  }
}
