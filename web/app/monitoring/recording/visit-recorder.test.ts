// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_COOKIE, DEVICE_ID_COOKIE } from '../../../../edge/contracts/cookies.ts';
import type { RecordingSetting } from '../../../../edge/contracts/measuring.ts';
import { writeCookie } from '../../cookie.ts';
import { VisitRecorder } from './visit-recorder.ts';

/** A recorded device id and one that is not recorded. */
const RECORDED = '00000000000000000000000000000004';
const OTHER = '00000000000000000000000000000001';
const NOBODY = { user: null, isTester: false };
const TESTER = { user: '7-touchline', isTester: true };
const FAN = { user: '8-touchline', isTester: false };

beforeEach(() => {
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
  writeCookie(CONSENT_COOKIE, 'analytics.recording');
  writeCookie(DEVICE_ID_COOKIE, OTHER);
});

afterEach(() => {
  vi.restoreAllMocks();
  // Test files share the document.
  for (const name of [CONSENT_COOKIE, DEVICE_ID_COOKIE])
    document.cookie = `${name}=; Path=/; Max-Age=-1`;
});

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
    const measuring = {
      tag: null,
      recording,
      purposes: [],
      allowed: [],
      isAsked: false,
      mayIdentify: true,
    };
    return recorder.follow({ measuring, isCrawler });
  };
  return { happened, follow };
}

test('an automated browser is not recorded, even when a tester signs in', async () => {
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(true);
  writeCookie(DEVICE_ID_COOKIE, RECORDED);
  const { happened, follow } = recorderTo();
  await follow(NOBODY);
  await follow(TESTER);
  expect(happened).toEqual([]);
});

test('a known bot and a visitor without consent are not recorded', async () => {
  const { happened, follow } = recorderTo();
  await follow(TESTER, true);
  writeCookie(CONSENT_COOKIE, 'analytics');
  await follow(TESTER);
  expect(happened).toEqual([]);
});

test('a tester’s sign-in starts a recording, and the sign-out ends it', async () => {
  const { happened, follow } = recorderTo();
  await follow(NOBODY);
  expect(happened).toEqual([]);
  await follow(TESTER);
  await follow(TESTER);
  await follow(NOBODY);
  expect(happened).toEqual(['begins of 7-touchline', 'is of 7-touchline', 'ends']);
});

test('a non-tester’s sign-in on a device that is not recorded starts no recording', async () => {
  const { happened, follow } = recorderTo();
  await follow(FAN);
  expect(happened).toEqual([]);
});

test('on a recorded device a sign-in names the user, and the sign-out starts a new recording', async () => {
  writeCookie(DEVICE_ID_COOKIE, RECORDED);
  const { happened, follow } = recorderTo();
  await follow(NOBODY);
  await follow(FAN);
  await follow(NOBODY);
  expect(happened).toEqual(['begins of null', 'is of 8-touchline', 'ends', 'begins of null']);
});
