import * as v from 'valibot';
import { solutionSchema, type Challenge } from '../../../edge/contracts/captcha.ts';
import {
  askCaptcha,
  getCaptchaConfig,
  verifyCaptcha,
} from '../../../edge/contracts/captcha-calls.ts';
import { STATE } from '../../../edge/contracts/states.ts';
import { call, type Api } from '../../api/client.ts';
import { isApiFailure } from '../../api/failure.ts';
import { FormFailure } from '../form/fault.ts';
import { humanOnly } from './human-only.ts';

type Solution = v.InferOutput<typeof solutionSchema>['solution'];
export type Solve = (challenge: Challenge) => Promise<Solution>;

/** How much a captcha takes, as a multiple of the usual; the API names these alone. */
type Work = NonNullable<v.InferOutput<(typeof askCaptcha)['input']>['work']>;
const LESS_WORK = [1, 2, 4, 8] as const;
const MOST_WORK = 16;

/**
 * Makes a call with a captcha: where the API wants one of more work, with twice as much, up to the
 * most that there is.
 */
export async function callWithCaptcha<Answer>(
  api: Api,
  ask: (headers: Record<string, string>) => Promise<Answer>,
  solve?: Solve,
): Promise<Answer> {
  for (const work of LESS_WORK) {
    try {
      return await ask(await passCaptcha(api, solve, work));
    } catch (error) {
      if (!isApiFailure(error) || error.state !== STATE.captchaTooEasy) throw error;
    }
  }
  return ask(await passCaptcha(api, solve, MOST_WORK));
}

/**
 * The headers that let one call through: what the captcha asks is worked out by
 * the browser by itself, and nobody has to read a picture. Throws a `FormFailure`
 * where the browser cannot work it out.
 */
export function passCaptcha(
  api: Api,
  solve: Solve = solveInWorker,
  work: Work = 1,
): Promise<Record<string, string>> {
  return humanOnly(async (): Promise<Record<string, string>> => {
    const { isRequired } = await call(api, getCaptchaConfig, {});
    if (!isRequired) return {};
    const { uuid, challenge } = await call(api, askCaptcha, work === 1 ? {} : { work });
    const solution = await solve(challenge);
    const payload = btoa(JSON.stringify({ challenge, solution }));
    const { token } = await call(api, verifyCaptcha, { body: { uuid, payload } });
    return { 'Captcha-Token': token, 'Captcha-Uuid': uuid };
  });
}

async function solveInWorker(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
      worker.addEventListener('error', reject, { once: true });
      worker.postMessage(challenge, []);
    });
    return v.parse(solutionSchema.entries.solution, solution);
  } catch {
    throw new FormFailure({ text: 'fault.captcha' });
  } finally {
    worker.terminate();
  }
}
