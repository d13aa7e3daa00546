import { expect, test } from 'vitest';
import * as v from 'valibot';
import { alertItemSchema, endpointSchema } from './push-subscription.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/c-X_1:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2b%2f%3d%3d',
])('an endpoint is taken as browsers give it: %s', (endpoint) => {
  expect(v.parse(endpointSchema, endpoint)).toBe(endpoint);
});

test.each([
  'https://fcm.googleapis.com/x#1',
  'https://fcm.googleapis.com/x#',
  'https://fcm.googleapis.com:443/x',
  ' https://fcm.googleapis.com/x',
  'https://fcm.googleapis.com/x\n',
  'HTTPS://FCM.GOOGLEAPIS.COM/x',
  'https://ⓕcm.googleapis.com/x',
  'https://fcm.googleapis.com/a/../x',
  'https:\\\\fcm.googleapis.com\\x',
  'https://fcm.googleapis.com',
  'nonsense',
])('another form of an endpoint is refused with a reason: %j', (endpoint) => {
  const { issues } = v.safeParse(endpointSchema, endpoint);
  expect(issues?.map(({ message }) => message)).toEqual([
    'endpoint must be exactly the one that the browser gives',
  ]);
});

test('an item has an id that ingest may take, and no longer one', () => {
  const messagesOf = (favouriteItemId: string) =>
    v
      .safeParse(alertItemSchema, { type: 40, favouriteItemId, kinds: ['score'] })
      .issues?.map(({ message }) => message);
  expect(messagesOf('é'.repeat(75))).toBeUndefined();
  expect(messagesOf('é'.repeat(76))).toEqual(['an id has 150 bytes in UTF-8 at most']);
});
