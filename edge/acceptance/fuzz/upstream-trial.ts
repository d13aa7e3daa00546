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

/** The edge's statuses for a failed upstream. */
const FAILURES = new Set([502, 503, 504]);
/** Log events of upstream failures, which are expected here. */
const MEANT =
  /the log has (?:api-failure|upstream-failed|request 50[234]|request 50[01]: .*"path":"\/api\/|console: .*The answer is too large)/;

/**
 * Starts it with a stand-in that forwards calls to the embedded APIs and distorts the answers as the calling
 * device's case says.
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

/** Returns a visit's answer; null when a call rightly broke off within an answer that had begun. */
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
 * The rule: a browser's call has the upstream's own status where that is an error, 502 for one that HTTP does
 * not know. Otherwise 500 is always a fault, and 502, 503 and 504 are right only where the upstream's answer
 * was made to fail: its status, its JSON broken, missing or changed anywhere. One bad row of a list and odd
 * headers are no failure. A page is 502 when its own call is refused, unless the page answers with that
 * refusal too.
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
  // Failure messages replace the content.
  return fault?.startsWith('it says "Something') ? null : fault;
}

function mayFail(distortion: Distortion): boolean {
  if (distortion.kind === 'status')
    return !isRefusal(distortion.status) || PASSING.has(distortion.status);
  return distortion.kind !== 'headers' && distortion.kind !== 'bad-row';
}

/** Refusals that a page repeats (ADR 25). */
const KEPT = new Set([404, 429, 451]);
/** Temporary refusals: a page is 503 then. */
const PASSING = new Set([408, 409, 425]);

function isRefusalOfPage(distortion: Distortion): boolean {
  return (
    distortion.kind === 'status' && isRefusal(distortion.status) && !KEPT.has(distortion.status)
  );
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}
