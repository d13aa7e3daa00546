import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { emailOf, PASSWORD, sealFor } from '../acceptance/sign-ins.ts';
import type { ApiCall } from '../contracts/api-call.ts';
import { ownAddressOf } from '../contracts/call-address.ts';
import { confirmPassword, updatePassword } from '../contracts/patron-calls.ts';
import { signIn } from '../contracts/session-calls.ts';
import { PRODUCT } from '../contracts/product.ts';

/*
 * Floods the calls that hash passwords, 40 at a time, until a message stops it. It sends the count of each
 * status.
 */

const AT_A_TIME = 40;
/** Encrypts bodies beforehand: the load is for the product, not the source. */
const BODIES = 400;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '' },
    turn: { type: 'string', default: '' },
    token: { type: 'string', default: '' },
  },
});
const { url } = values;
const turn = Number(values.turn);
const cookie = `${PRODUCT}=${values.token}`;
const seal = await sealFor(url);
const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });

interface Sent {
  path: string;
  headers: Record<string, string>;
  body: string;
}

async function sealed(
  call: ApiCall,
  { body, headers }: { body: object; headers: Record<string, string> },
): Promise<Sent> {
  const { headers: key, body: payload } = await seal(body);
  return { path: ownAddressOf(call, {}), headers: { ...headers, ...key }, body: payload };
}

const owner = { identifier: emailOf(turn), password: PASSWORD };
const site = `2001:db8:${turn + 1}`;
const kinds = [
  (at: number) =>
    sealed(signIn, {
      body: { identifier: `nobody-${turn}-${at}@example.org`, password: 'not it at all' },
      headers: { 'cf-connecting-ip': `${site}:${at}::1` },
    }),
  () => sealed(signIn, { body: owner, headers: { 'cf-connecting-ip': `192.0.2.${turn + 1}` } }),
  () =>
    sealed(updatePassword, {
      body: { token: 'guessed', password: 'my kingdom for a goal' },
      headers: { cookie, 'cf-connecting-ip': `198.51.100.${turn + 1}` },
    }),
  () =>
    sealed(confirmPassword, {
      body: { password: PASSWORD },
      headers: { cookie, 'cf-connecting-ip': `198.51.100.${turn + 1}` },
    }),
];
const rounds = Array.from({ length: BODIES / kinds.length }, async (_, at) =>
  Promise.all(kinds.map((kind) => kind(at))),
);
const calls = (await Promise.all(rounds)).flat();

const stop = new AbortController();
process.once('message', () => stop.abort());
process.send?.('flooding');
const counts: Record<string, number> = {};
let next = 0;
await Promise.all(
  Array.from({ length: AT_A_TIME }, async () => {
    while (!stop.signal.aborted) {
      const call = calls[next % calls.length];
      next += 1;
      if (call === undefined) return;
      const status = await send(call);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  }),
);
agent.destroy();
process.send?.(counts);
process.disconnect();

function send({ path, headers, body }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(
      url + path,
      { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    )
      .once('error', reject)
      .end(body);
  });
}
