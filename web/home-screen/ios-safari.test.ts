import { expect, test } from 'vitest';
import { isIosSafari } from './ios-safari.ts';

const OF_APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${OF_APPLE}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${OF_APPLE}`;
const SAFARI = 'Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Safari on an iPhone', `${IPHONE} ${SAFARI}`, 5, true],
  ['Safari on an iPad', `${MAC} Version/18.0 Safari/605.1.15`, 5, true],
  ['Safari on a Mac', `${MAC} Version/18.0 Safari/605.1.15`, 0, false],
  ['Chrome on an iPhone', `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5, false],
  ['an app on an iPhone', `${IPHONE} Mobile/15E148 Instagram 300.0`, 5, false],
  ['a web view of Android', `${ANDROID} Version/4.0 Chrome/140.0 Mobile Safari/537.36`, 5, false],
])('%s counts as Safari of iOS: %#', (_browser, userAgent, maxTouchPoints, expected) => {
  expect(isIosSafari({ userAgent, maxTouchPoints })).toBe(expected);
});
