import { expect, test } from 'vitest';
import { mayNotExist, morePushServices, pushServiceOf } from './push-services.ts';

const none = new Set<string>();

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', 'https://fcm.googleapis.com'],
  [
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABm-_x=',
    'https://updates.push.services.mozilla.com',
  ],
  ['https://web.push.apple.com/QGuQyavXutnMH', 'https://web.push.apple.com'],
  ['https://wns2-by3p.notify.windows.com/w/?token=a', 'https://wns2-by3p.notify.windows.com'],
])("messages may go to the push services of the browsers' makers: %s", (endpoint, origin) => {
  expect(pushServiceOf(endpoint, none)).toBe(origin);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://api.push.apple.com/abc',
  'https://push.apple.com/abc',
  'https://other.push.services.mozilla.com/wpush/v2/abc',
  'https://notify.windows.com/w/?token=a',
  'https://a.b.notify.windows.com/w/?token=a',
  'https://evilnotify.windows.com/w/?token=a',
  'https://127.0.0.1/abc',
  'http://localhost:8787/ops',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'file:///etc/passwd',
  'nonsense',
])('messages go nowhere else: %s', (endpoint) => {
  expect(pushServiceOf(endpoint, none)).toBeNull();
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc?1',
  'https://fcm.googleapis.com/fcm/send/abc?',
  'https://fcm.googleapis.com/fcm/send/%61bc',
  'https://fcm.googleapis.com//fcm/send/abc',
  'https://fcm.googleapis.com/fcm/send/abc/',
  'https://fcm.googleapis.com/fcm/send/abc;1',
  'https://web.push.apple.com/abc?token=a',
  'https://wns2-by3p.notify.windows.com/w/',
  'https://wns2-by3p.notify.windows.com/w/?token=a&1',
])('an address in another form than the service gives is refused: %s', (endpoint) => {
  expect(pushServiceOf(endpoint, none)).toBeNull();
});

test.each([
  ['https://made-up.notify.windows.com', true],
  ['https://fcm.googleapis.com', false],
  ['https://push.example', false],
])('anybody can name the host, or not: %s %j', (origin, may) => {
  expect(mayNotExist(origin)).toBe(may);
});

test('an operator can allow more, by whole origins', () => {
  const more = morePushServices({ PUSH_SERVICES: 'http://127.0.0.1:8801, https://push.example' });
  expect(pushServiceOf('http://127.0.0.1:8801/push/1', more)).toBe('http://127.0.0.1:8801');
  expect(pushServiceOf('http://127.0.0.1:8802/push/1', more)).toBeNull();
  expect(pushServiceOf('https://push.example.org/1', more)).toBeNull();
});
