import * as v from 'valibot';
import { solutionSchema, type Challenge } from '../../../edge/contracts/captcha.ts';
import {
  askCaptcha,
  getCaptchaConfig,
  verifyCaptcha,
} from '../../../edge/contracts/captcha-calls.ts';
import { CAPTCHA_WRONG } from '../../../edge/contracts/messages.ts';
import { STATE } from '../../../edge/contracts/states.ts';
import { call, type Api } from '../../api/client.ts';
import { apiFailure, isApiFailure } from '../../api/failure.ts';
import { humanOnly } from './human-only.ts';

type Solution = v.InferOutput<typeof solutionSchema>['solution'];
export type Solve = (challenge: Challenge) => Promise<Solution>;

/** Work of a captcha, as a multiple of the usual; the API accepts only these multiples. */
type Work = NonNullable<v.InferOutput<(typeof askCaptcha)['input']>['work']>;
const LESS_WORK = [1, 2, 4, 8] as const;
const MAX_WORK = 16;

/** Makes a call with a captcha; doubles the work each time the API demands more, up to the maximum. */
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
  return ask(await passCaptcha(api, solve, MAX_WORK));
}

/** Makes a call; repeats it with a captcha if the API demands one, which `begin` announces. */
export async function callAgainWithCaptcha<Answer>(
  api: Api,
  ask: (headers?: Record<string, string>) => Promise<Answer>,
  { solve, begin }: { solve?: Solve | undefined; begin?: () => void } = {},
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isApiFailure(error) || error.state !== STATE.captchaRequired) throw error;
    begin?.();
    return callWithCaptcha(api, ask, solve);
  }
}

/**
 * Returns the headers that let one call through; none if the API requires no captcha. The browser
 * solves the captcha without the visitor. Throws what the API says of a wrong solution if it cannot.
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
  } catch (error) {
    throw Object.assign(apiFailure(400, CAPTCHA_WRONG, error), { state: STATE.captchaWrong });
  } finally {
    worker.terminate();
  }
}
