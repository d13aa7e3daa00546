import { startApiProcess } from '../api-process.ts';
import { startProduct } from '../product.ts';
import { startRecorder } from '../recorder.ts';
import { BrokenOff, Client, Fault, gist, type Answer, type Visit } from './client.ts';
import { logFaults } from './log-faults.ts';
import { pageFault } from './page-faults.ts';
import { answerDistorted, type Distortion, type UpstreamCase } from './upstream-cases.ts';
import { namedVisit } from './visits.ts';
import { sendWorld } from './world.ts';

/** A product whose media API is an operator's own, which does not always answer well. */
export interface Upstream {
  /** Throws a `Fault` of the case's answer. */
  run: (one: UpstreamCase) => Promise<void>;
  /** Returns the faults in its log. */
  findFaults: () => Promise<string[]>;
  asked: () => number;
  stop: () => Promise<void>;
}

/** Log events of upstream failures, which are expected here. */
const EXPECTED =
  /the log has (?:api-failure|upstream-failed|request 50[234]|request 50[01]: .*"path":"\/api\/|console: .*The answer is too large)/;

/**
 * Starts it with a stand-in that forwards calls to the embedded APIs and distorts the answers as the calling
 * device's case says.
 */
export async function startUpstream(): Promise<Upstream> {
  const api = await startApiProcess({ country: 'es' });
  await sendWorld(api);
  const embedded = new Client(api.url);
  let runs = 0;
  const running = new Map<string, UpstreamCase>();
  const standIn = await startRecorder(async ({ url, headers }, response) => {
    const good = await embedded.get(`/media${url}`);
    const one = running.get(String(headers['device-id']));
    if (one && url.startsWith(one.of)) answerDistorted(good, one.distortion, response);
    else response.writeHead(good.status, { 'content-type': 'application/json' }).end(good.text);
  });
  const product = await startProduct({ vars: { MEDIA_API_URL: standIn.url, TIME_SCALE: '1' } });
  const client = new Client(product.url);
  return {
    run: async (one) => {
      const number = runs++;
      running.set(`fz${number}`, one);
      const answer = await follow(client, namedVisit(one.visit, number), one.distortion);
      standIn.take();
      running.delete(`fz${number}`);
      const fault = answer && answerFault(answer, one);
      const how = `${one.of} ${JSON.stringify(one.distortion).slice(0, 300)}`;
      if (fault !== null) throw new Fault(`${one.visit.path} with ${how}: ${fault}`);
    },
    findFaults: async () => {
      const faults = await logFaults(product.state);
      return faults.filter((fault) => !EXPECTED.test(fault)).map((fault) => `upstream: ${fault}`);
    },
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

/** Returns a visit's answer; null if a call rightly broke off within an answer that had begun. */
async function follow(client: Client, visit: Visit, distortion: Distortion) {
  try {
    return await client.follow(visit);
  } catch (error) {
    const mayBreak = distortion.kind === 'broken' && visit.path.startsWith('/api/');
    if (mayBreak && error instanceof BrokenOff) return null;
    throw error;
  }
}

/** The edge's statuses for a failed upstream. */
const FAILURES = new Set([502, 503, 504]);
/** Refusals that a page repeats, or makes 404 (ADR 25). */
const REPEATED = new Set([404, 410, 429, 451]);
/** Temporary refusals: a page is 503 then. */
const TEMPORARY = new Set([408, 409, 425]);

/**
 * A browser's call has the upstream's own error status, 400 if that may be about the call's text, or 502 for one
 * that HTTP does not know. Any other 500 is a fault, and 502, 503 and 504 are right only if the upstream's answer
 * was made to fail: its status, its JSON broken, missing or changed. One bad row of a list and odd headers are no
 * failure. A page is 502 when its own call is refused, unless the page repeats that refusal.
 */
function answerFault(answer: Answer, { visit, of, distortion }: UpstreamCase): string | null {
  const { status } = answer;
  const said = `answered ${status} ${gist(answer)}`;
  const made = distortion.kind === 'status' ? distortion.status : null;
  const isRefusal = made !== null && made >= 400 && made < 500;
  const isCall = visit.path.startsWith(`/api/media${of}`);
  if (isCall && made !== null && made >= 400)
    return status === (made > 511 ? 502 : made) || (status === 400 && made < 500) ? null : said;
  const isRefused = !isCall && status === 502 && isRefusal && !REPEATED.has(made);
  const mayFail = isRefusal
    ? TEMPORARY.has(made)
    : distortion.kind !== 'headers' && distortion.kind !== 'bad-row';
  if (status >= 500 && !isRefused && !(FAILURES.has(status) && mayFail)) return said;
  const fault = pageFault(answer);
  // Failure messages replace the content.
  return fault?.startsWith('it says "Something') ? null : fault;
}
