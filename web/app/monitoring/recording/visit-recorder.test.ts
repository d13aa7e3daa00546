// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_COOKIE, DEVICE_ID_COOKIE } from '../../../../edge/contracts/cookies.ts';
import type { RecordingSetting } from '../../../../edge/contracts/measuring.ts';
import { VisitRecorder } from './visit-recorder.ts';

/** A recorded device id and one that is not recorded. */
const RECORDED = '00000000000000000000000000000004';
const OTHER = '00000000000000000000000000000001';
const NOBODY = { user: null, isTester: false };
const TESTER = { user: '7-touchline', isTester: true };
const FAN = { user: '8-touchline', isTester: false };

beforeEach(() => {
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
  document.cookie = `${CONSENT_COOKIE}=analytics.recording`;
  document.cookie = `${DEVICE_ID_COOKIE}=${OTHER}`;
});

afterEach(() => vi.restoreAllMocks());

/** A recorder, and a log of its recordings. */
function recorderTo() {
  const happened: string[] = [];
  const recorder = new VisitRecorder(async () => (_url, user) => {
    happened.push(`begins of ${user}`);
    return {
      identify: (now) => void happened.push(`is of ${now}`),
      finish: () => void happened.push('ends'),
    };
  });
  const follow = (who: Omit<RecordingSetting, 'url'>, isCrawler = false) => {
    const recording = { url: 'https://recorder.test', ...who };
    const measuring = { tag: null, recording, purposes: [], allowed: [], isAsked: false };
    return recorder.follow({ measuring, isCrawler });
  };
  return { happened, follow };
}

test('a browser that says that a program drives it is not recorded, whoever signs in', async () => {
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(true);
  document.cookie = `${DEVICE_ID_COOKIE}=${RECORDED}`;
  const { happened, follow } = recorderTo();
  await follow(NOBODY);
  await follow(TESTER);
  expect(happened).toEqual([]);
});

test('a known bot is not recorded, and nobody who has not allowed it', async () => {
  const { happened, follow } = recorderTo();
  await follow(TESTER, true);
  document.cookie = `${CONSENT_COOKIE}=analytics`;
  await follow(TESTER);
  expect(happened).toEqual([]);
});

test('a tester who signs in while nothing is recorded begins one, and ends it by signing out', async () => {
  const { happened, follow } = recorderTo();
  await follow(NOBODY);
  expect(happened).toEqual([]);
  await follow(TESTER);
  await follow(TESTER);
  await follow(NOBODY);
  expect(happened).toEqual(['begins of 7-touchline', 'is of 7-touchline', 'ends']);
});

test('who is no tester and signs in on a device that is not recorded begins none', async () => {
  const { happened, follow } = recorderTo();
  await follow(FAN);
  expect(happened).toEqual([]);
});

test('of a device that is recorded, who signs in is told, and their sign-out begins another’s recording', async () => {
  document.cookie = `${DEVICE_ID_COOKIE}=${RECORDED}`;
  const { happened, follow } = recorderTo();
  await follow(NOBODY);
  await follow(FAN);
  await follow(NOBODY);
  expect(happened).toEqual(['begins of null', 'is of 8-touchline', 'ends', 'begins of null']);
});
