/*
 * Floods the calls that hash passwords, 40 at a time. The first order starts the flood. The next one stops it,
 * and is answered with the number of answers by status.
 */
import { Agent } from 'node:http';
import * as v from 'valibot';
import { emailOf, PASSWORD, sealFor } from '../edge/acceptance/sign-ins.ts';
import type { ApiCall } from '../edge/contracts/api-call.ts';
import { ownAddressOf } from '../edge/contracts/call-address.ts';
import { confirmPassword, updatePassword } from '../edge/contracts/patron-calls.ts';
import { PRODUCT } from '../edge/contracts/product.ts';
import { signIn } from '../edge/contracts/session-calls.ts';
import { answerOrders } from './answer-orders.ts';
import { timedRequest, type RequestOptions } from './timed-request.ts';

const AT_A_TIME = 40;
/** Number of bodies, which are encrypted beforehand so that the flood itself takes little processor time. */
const BODIES = 400;

const orderSchema = v.object({ url: v.string(), turn: v.number(), token: v.string() });
type Order = v.InferOutput<typeof orderSchema>;

let stop: (() => Promise<Record<string, number>>) | undefined;

answerOrders(async (order) => {
  if (stop) return stop();
  const { url, ...source } = v.parse(orderSchema, order);
  stop = startFlood(url, await makeCalls({ url, ...source }));
  return null;
});

type Call = { path: string } & Required<Pick<RequestOptions, 'headers' | 'body'>>;

async function makeCalls({ url, turn, token }: Order): Promise<Call[]> {
  const seal = await sealFor(url);
  const call = async (of: ApiCall, ip: string, body: object, cookie = ''): Promise<Call> => {
    const sealed = await seal(body);
    return {
      path: ownAddressOf(of, {}),
      headers: {
        'content-type': 'application/json',
        'cf-connecting-ip': ip,
        cookie,
        ...sealed.headers,
      },
      body: sealed.body,
    };
  };
  const cookie = `${PRODUCT}=${token}`;
  const network = `198.51.100.${turn + 1}`;
  const rounds = Array.from({ length: BODIES / 4 }, async (_, at) =>
    Promise.all([
      call(signIn, `2001:db8:${turn + 1}:${at}::1`, {
        identifier: `nobody-${turn}-${at}@example.org`,
        password: 'not it at all',
      }),
      call(signIn, `192.0.2.${turn + 1}`, { identifier: emailOf(turn), password: PASSWORD }),
      call(
        updatePassword,
        network,
        { token: 'guessed', password: 'my kingdom for a goal' },
        cookie,
      ),
      call(confirmPassword, network, { password: PASSWORD }, cookie),
    ]),
  );
  return (await Promise.all(rounds)).flat();
}

/** Sends the calls again and again. Returns a function that stops this, and resolves to the counts by status. */
function startFlood(url: string, calls: Call[]): () => Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const counts: Record<string, number> = {};
  let next = 0;
  const stopped = new AbortController();
  const sendOneByOne = async () => {
    while (!stopped.signal.aborted) {
      const call = calls[next++ % calls.length];
      if (!call) return;
      const { status } = await timedRequest(url + call.path, { ...call, agent });
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  const sending = Promise.all(Array.from({ length: AT_A_TIME }, sendOneByOne));
  return async () => {
    stopped.abort();
    await sending;
    return counts;
  };
}
