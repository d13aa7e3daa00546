import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiCall } from '../contracts/api-call.ts';
import { ownAddressOf } from '../contracts/call-address.ts';
import { listCalls } from '../contracts/call-list.ts';
import { verifyPhoneOtp } from '../contracts/otp-calls.ts';
import { PRODUCT } from '../contracts/product.ts';
import {
  confirmPassword,
  linkBettingAccount,
  resetPassword,
  resetPasswordByEmail,
  updatePassword,
} from '../contracts/patron-calls.ts';
import { register, signIn, signInByPhone, syncAccount } from '../contracts/session-calls.ts';
import { startApiProcess } from './api-process.ts';
import { callThrough } from './call-through.ts';
import type { CaseMaker } from './contract-case.ts';
import { dataOf, newEmail, newPhone, proofOf, sentPhone } from './fans.ts';
import { startProduct } from './product.ts';
import { forwardTo, startRecorder, type Recorder } from './recorder.ts';

/** Words that occur nowhere else. */
const PASSWORDS = {
  first: 'quixotic walrus parade',
  second: 'umbrella vortex jamboree',
  third: 'nimbus ocelot carousel',
  wrong: 'zeppelin marmalade fjord',
  betting: 'elpmaxe.teb@omed',
} as const;

interface Place {
  url: string;
  /** URL of the code sender. */
  sender: string;
  /** Folders of databases and logs. */
  states: string[];
  /** Between the product and a separate API. */
  recorder?: Recorder;
}

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

async function embedded(): Promise<Place> {
  const product = await startProduct({ vars: { CODES_PER_NETWORK: '100' } });
  stops.push(() => product.stop());
  const { url, state } = product;
  return { url, sender: url, states: [state] };
}

async function apart(): Promise<Place> {
  const api = await startApiProcess({ country: 'BR' });
  stops.push(() => api.stop());
  const recorder = await startRecorder(forwardTo(api.url));
  stops.push(() => recorder.stop());
  const vars = { PATRON_API_URL: `${recorder.url}/patron`, SMS_API_URL: `${recorder.url}/sms` };
  const product = await startProduct({ vars });
  stops.push(() => product.stop());
  return { url: product.url, sender: api.url, states: [product.state, api.state], recorder };
}

function said(name: string, text: string): string {
  const [, value = ''] = new RegExp(`"${name}":"([^"]+)"`).exec(text) ?? [];
  return value;
}

/** Returns the content of every file in folders: databases, their logs and logs of the Worker. */
async function readAll(folders: readonly string[]): Promise<Map<string, Buffer>> {
  const entries = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  const files = new Map<string, Buffer>();
  for (const entry of entries.flat().filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    try {
      files.set(path, await readFile(path));
    } catch (error) {
      // A database that nobody uses any more loses its temporary files meanwhile.
      if (existsSync(path)) throw error;
    }
  }
  return files;
}

describe.each([
  ['the embedded API', embedded],
  ['an API apart', apart],
])('a password at a product with %s', (_what, begin) => {
  let place: Place;
  const asked = new Set<string>();
  beforeAll(async () => {
    place = await begin();
  });

  /** Sends plain bodies, so that the edge encrypts them. */
  const ask: CaseMaker['ask'] = async (call, { body }, headers = {}, session) => {
    asked.add(call.path);
    return callThrough(place.url + ownAddressOf(call, {}), {
      method: call.method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(session !== undefined && { cookie: `${PRODUCT}=${session}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  const answerTo = async (call: ApiCall, body: object, token?: string) =>
    JSON.stringify((await ask(call, { body }, {}, token)).body);

  it('appears in no response, no request to the API, no log line and no row', async () => {
    const { first, second, third, wrong, betting } = PASSWORDS;
    const { sender, states, recorder } = place;
    const maker = { ask, outbox: `${sender}/dev/outbox.json` };
    const [identifier, phone] = [newEmail(), newPhone()];
    const bettingAccount = { identifier: 'demo@bet.example', password: betting };
    const byEmail = (purpose: 'register' | 'reset') => proofOf(maker, identifier, purpose);
    const byPhone = async (purpose: 'register' | 'reset') => {
      const body = await sentPhone(maker, { phone, purpose });
      return (await dataOf(maker, verifyPhoneOtp, { values: { body } })).otpToken;
    };
    const answers = [
      await answerTo(register, { otpToken: await byEmail('register'), password: first }),
      await answerTo(register, { otpToken: await byPhone('register'), password: third }),
    ];
    answers.push(
      await answerTo(signIn, { identifier, password: wrong }),
      await answerTo(signInByPhone, { identifier: phone, password: wrong }),
      await answerTo(signInByPhone, { identifier: phone, password: third }),
      await answerTo(syncAccount, { ...bettingAccount, password: wrong }),
    );
    const signedIn = await answerTo(signIn, { identifier, password: first });
    const token = said('accessToken', signedIn);
    const proving = await answerTo(confirmPassword, { password: first }, token);
    const linking = { ...bettingAccount, token: said('token', proving) };
    answers.push(signedIn, proving, await answerTo(linkBettingAccount, linking, token));
    const confirmed = await answerTo(confirmPassword, { password: first }, token);
    const change = { token: said('token', confirmed), password: second };
    answers.push(confirmed, await answerTo(updatePassword, change, token));
    const [otpToken, otherToken] = [await byEmail('reset'), await byPhone('reset')];
    answers.push(
      await answerTo(resetPasswordByEmail, { otpToken, password: first }),
      await answerTo(resetPassword, { otpToken: otherToken, password: second }),
      await answerTo(signIn, { identifier, password: first }),
    );
    expect(answers.filter((answer) => !answer.startsWith('{"data":'))).toHaveLength(3);
    for (const { encrypted, path } of listCalls())
      expect(asked.has(path) || !encrypted ? null : path).toBeNull();

    const requests = recorder?.take() ?? [];
    expect(requests.length > answers.length).toBe(recorder !== undefined);
    const files = await readAll(states);
    const filesWith = (text: string) =>
      [...files.keys()].filter((path) => files.get(path)?.includes(text));
    for (const password of Object.values(PASSWORDS)) {
      for (const written of [password, encodeURIComponent(password)]) {
        expect(answers.join()).not.toContain(written);
        expect(JSON.stringify(requests)).not.toContain(written);
        expect(filesWith(written)).toEqual([]);
      }
    }
    // Proves that the search works: the address is found where the account is kept.
    expect(filesWith(identifier)).not.toEqual([]);
  });
});
