import { startApiProcess } from '../api-process.ts';
import { startProduct } from '../product.ts';
import { startRecorder } from '../recorder.ts';
import { Client, NoAnswer, type Answer } from './client.ts';
import { logFaults } from './log-faults.ts';
import { pageFault } from './page-faults.ts';
import { answerDistorted, type GoodAnswer } from './stand-in.ts';
import type { Distortion, UpstreamCase } from './upstream-cases.ts';
import type { Visit } from './visit-cases.ts';
import { follow, gist, namedHeaders } from './visit-run.ts';
import { sendWorld } from './send-world.ts';

/** A product whose media API is an operator's own, which does not always answer well. */
export interface UpstreamTrial {
  run: (number: number, one: UpstreamCase) => Promise<string[]>;
  findFaults: () => Promise<string[]>;
  asked: () => number;
  stop: () => Promise<void>;
}

/** What the edge says of an upstream that failed. */
const FAILURES = new Set([502, 503, 504]);
/** Events that tell of an upstream's failures, which are meant to happen here. */
const MEANT =
  /the log has (?:api-failure|upstream-failed|request 50[234]|request 50[01]: .*"path":"\/api\/|console: .*The answer is too large)/;

/**
 * Starts it with a stand-in that passes calls on to the embedded APIs and
 * distorts the answers as the case of the calling device says.
 */
export async function startUpstreamTrial(): Promise<UpstreamTrial> {
  const api = await startApiProcess({ country: 'es' });
  const embedded = new Client(api.url);
  await sendWorld(embedded, api.secret);
  const distortions = new Map<string, { of: string; distortion: Distortion }>();
  const standIn = await startRecorder(async ({ url, headers }, response) => {
    const good: GoodAnswer = await embedded.get(`/media${url}`);
    const one = distortions.get(String(headers['device-id']));
    if (one && url.startsWith(one.of)) answerDistorted(good, one.distortion, response);
    else response.writeHead(good.status, { 'content-type': 'application/json' }).end(good.text);
  });
  const product = await startProduct({ vars: { MEDIA_API_URL: standIn.url } });
  const client = new Client(product.url);
  return {
    run: async (number, one) => {
      distortions.set(`fz${number}`, one);
      const visit = { ...one.visit, headers: namedHeaders(one.visit, number) };
      const answer = await followed(client, visit, one.distortion);
      standIn.take();
      distortions.delete(`fz${number}`);
      const what = `${visit.path} with ${one.of} ${JSON.stringify(one.distortion).slice(0, 300)}`;
      const fault =
        answer === null || typeof answer === 'string' ? answer : answerFault(answer, one);
      return fault === null ? [] : [`${what}: ${fault}`];
    },
    findFaults: async () =>
      (await logFaults(product.state))
        .filter((fault) => !MEANT.test(fault))
        .map((fault) => `before an upstream: ${fault}`),
    asked: () => client.asked,
    stop: async () => {
      client.close();
      embedded.close();
      await product.stop();
      await standIn.stop();
      await api.stop();
    },
  };
}

/** What a visit came to; null when a call broke off amid an answer that had begun, as it has to. */
async function followed(client: Client, visit: Visit, distortion: Distortion) {
  try {
    return await follow(client, visit);
  } catch (error) {
    const mayBreak = distortion.kind === 'broken' && visit.path.startsWith('/api/');
    if (mayBreak && error instanceof NoAnswer && !error.isLate) return null;
    throw error;
  }
}

/**
 * The rule: a call of a browser's has the upstream's own status where that is an
 * error, 502 for one that HTTP does not know. Else an answer of 500 is always a
 * fault, and 502, 503 and 504 are right only where the upstream's answer was
 * made to fail: its status, its JSON broken, missing or changed anywhere. One
 * bad row of a list and odd headers are no failure. A page whose own call it
 * refuses is 502, unless the refusal is the page's answer too.
 */
function answerFault(answer: Answer, { visit, of, distortion }: UpstreamCase): string | null {
  const { status } = answer;
  const isCall = visit.path.startsWith(`/api/media${of}`);
  if (isCall && distortion.kind === 'status' && distortion.status >= 400) {
    const meant = distortion.status > 511 ? 502 : distortion.status;
    return status === meant ? null : `answered ${status} ${gist(answer)}`;
  }
  const isRefused = !isCall && status === 502 && isRefusalOfPage(distortion);
  if (status >= 500 && !isRefused && !(FAILURES.has(status) && mayFail(distortion)))
    return `answered ${status} ${gist(answer)}`;
  const fault = pageFault(answer);
  // What failed is said where it would stand.
  return fault?.startsWith('it says "Something') ? null : fault;
}

function mayFail(distortion: Distortion): boolean {
  if (distortion.kind === 'status')
    return !isRefusal(distortion.status) || PASSING.has(distortion.status);
  return distortion.kind !== 'headers' && distortion.kind !== 'bad-row';
}

/** Refusals that a page answers with as well (ADR 25). */
const KEPT = new Set([404, 429, 451]);
/** Refusals that pass: a page is 503 then. */
const PASSING = new Set([408, 409, 425]);

function isRefusalOfPage(distortion: Distortion): boolean {
  return (
    distortion.kind === 'status' && isRefusal(distortion.status) && !KEPT.has(distortion.status)
  );
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}
