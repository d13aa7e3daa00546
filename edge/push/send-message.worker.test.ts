import { expect, it, vi } from 'vitest';
import { welcomeFor } from './notification.ts';
import { sendingOf, sendMessage, type Sent } from './send-message.ts';
import { pushService, subscribeUnproven, type Subscribed } from './testing/push-service.ts';
import { newMatchId } from '../testing/football.ts';
import { env } from '../testing/bindings.ts';

const service = pushService();
const NOT_ASKED = { kind: 'again', status: 0, seconds: 0, isAsked: false };

/** Sends a new subscription its first message. */
async function welcome(more: Subscribed = {}, changed: { p256dh?: string } = {}): Promise<Sent> {
  const row = await subscribeUnproven(newMatchId(), ['start'], more);
  return sendMessage({ ...row, ...changed }, welcomeFor(row, Date.now()), sendingOf(env));
}

it('the next message to a push service that does not answer does not wait for it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Cannot connect'));
  expect(await welcome()).toMatchObject({ kind: 'again', status: 0 });
  expect(await welcome()).toMatchObject(NOT_ASKED);
  expect(service.reached).toEqual([]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001);
  expect(await welcome()).toEqual({ kind: 'sent' });
  expect(await welcome()).toEqual({ kind: 'sent' });
});

it('a host that anybody can name ends a subscription only when it was asked', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('No such host'));
  const at = (token: string) => ({
    endpoint: `https://made-up.notify.windows.com/w/?token=${token}`,
  });
  expect(await welcome(at('a'))).toEqual({ kind: 'gone' });
  expect(await welcome(at('b'))).toMatchObject(NOT_ASKED);
});

it('a message that cannot be encrypted says nothing about its push service', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await welcome({}, { p256dh: 'AAAA' })).toMatchObject({ kind: 'again' });
  expect(await welcome()).toEqual({ kind: 'sent' });
});
