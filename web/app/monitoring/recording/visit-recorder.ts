import { DEVICE_ID_COOKIE } from '../../../../edge/contracts/cookies.ts';
import type { StartupSetting } from '../../startup/startup-setting.ts';
import { allowedNow } from '../../consent.ts';
import { readCookie } from '../../cookie.ts';
import { isDeviceRecorded } from './recorded-device.ts';
import type { RecordingSink } from './recording-sink.ts';

type Record = (url: string, user: string | null) => Pick<RecordingSink, 'identify' | 'finish'>;

/**
 * Records visits (spec point 4, session recording) of listed testers and of some devices, if the
 * visitor allows it. A first visit has no device id yet. Automated browsers are never recorded.
 */
export class VisitRecorder {
  readonly #load: () => Promise<Record>;
  #running: { user: string | null; recording: Promise<ReturnType<Record>> } | null = null;

  /** `load` imports the recorder, for recorded visits only. */
  constructor(load: () => Promise<Record>) {
    this.#load = load;
  }

  /** Called when recording becomes allowed and whenever the signed-in user changes. */
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
    // A sign-out or another user begins a new visit, which again needs a tester or a recorded
    // device.
    this.#running = null;
    (await before?.recording)?.finish();
    if (!isTester && !isDeviceRecorded(readCookie(DEVICE_ID_COOKIE) ?? '')) return;
    const recording = this.#load().then((record) => record(url, user));
    this.#running = { user, recording };
    await recording;
  }
}
