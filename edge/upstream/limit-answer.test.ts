import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { limitAnswer } from './limit-answer.ts';

const CALL: Call = {
  upstream: 'patron',
  path: '/v3/patron-user/data',
  search: '',
  method: 'GET',
  headers: new Headers(),
  body: null,
  caller: {
    brand: 'tv',
    language: 'en',
    countryCode: null,
    located: null,
    network: null,
    deviceId: null,
    deviceToken: null,
    accessToken: null,
  },
};
const answer = async () => new Response('six by');

it('an answer over the limit is cut off, unless its call is a stream', async () => {
  const cut = await limitAnswer(5)(CALL, answer);
  await expect(cut.text()).rejects.toThrow('too large');
  expect(await (await limitAnswer(5)({ ...CALL, isStream: true }, answer)).text()).toBe('six by');
});
