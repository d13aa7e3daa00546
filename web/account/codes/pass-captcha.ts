import * as v from 'valibot';
import { solutionSchema, type Challenge } from '../../../edge/contracts/captcha.ts';
import {
  askCaptcha,
  getCaptchaConfig,
  verifyCaptcha,
} from '../../../edge/contracts/captcha-calls.ts';
import { call, type Api } from '../../api/client.ts';
import { humanOnly } from './human-only.ts';

type Solution = v.InferOutput<typeof solutionSchema>['solution'];
export type Solve = (challenge: Challenge) => Promise<Solution>;

/**
 * The headers that let one call through: what the captcha asks is worked out by
 * the browser by itself, and nobody has to read a picture.
 */
export function passCaptcha(
  api: Api,
  solve: Solve = solveInWorker,
): Promise<Record<string, string>> {
  return humanOnly(async (): Promise<Record<string, string>> => {
    const { isRequired } = await call(api, getCaptchaConfig, {});
    if (!isRequired) return {};
    const { uuid, challenge } = await call(api, askCaptcha, {});
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
      worker.addEventListener('error', () => reject(new Error('No solver')), { once: true });
      worker.postMessage(challenge, []);
    });
    return v.parse(solutionSchema.entries.solution, solution);
  } finally {
    worker.terminate();
  }
}
