import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATE } from '../contracts/states.ts';
import { DEPLOYED_VARS, startProduct, type Product } from './product.ts';
import {
  emailOf,
  putSolvedCaptchas,
  putUsers,
  sealFor,
  signInAt,
  type SignInAnswer,
  type SolvedCaptcha,
} from './sign-ins.ts';

let product: Product;
let seal: Awaited<ReturnType<typeof sealFor>>;

beforeAll(async () => {
  product = await startProduct({ vars: DEPLOYED_VARS });
  await putUsers(await product.database(), 10_000);
  seal = await sealFor(product.url);
}, 400_000);

afterAll(async () => {
  await product.stop();
});

const FANS = Array.from({ length: 500 }, (_, at) => at);

interface Answered {
  fan: number;
  answer: SignInAnswer;
}

/** Signs fans in at once, with a captcha if one is given for them. */
function signInAll(
  fans: readonly number[],
  networkOf: (fan: number) => string,
  captchas: readonly SolvedCaptcha[] = [],
): Promise<Answered[]> {
  return Promise.all(
    fans.map(async (fan, at) => {
      const given = {
        identifier: emailOf(fan * 17),
        network: networkOf(fan),
        captcha: captchas[at],
      };
      return { fan, answer: await signInAt(product.url, given, seal) };
    }),
  );
}

const isIn = ({ answer }: Answered) => answer.status === 200;
const needsCaptcha = ({ answer }: Answered) => answer.state === STATE.captchaRequired;
/** Whether an answer says when to come again. */
const isLater = ({ answer }: Answered) => answer.status === 429 && (answer.retryAfter ?? 0) >= 1;
/** Whether it says so because too many calls wait, which lasts seconds: a limit lasts minutes. */
const isCrowded = (one: Answered) => isLater(one) && (one.answer.retryAfter ?? 0) <= 5;

describe('500 simultaneous sign-ins at ten thousand accounts', () => {
  it('from 500 networks: all need a captcha or come again in seconds but the first, and at least 20 get in', async () => {
    const networkOf = (fan: number) => `10.0.${fan >> 8}.${fan & 255}`;
    const first = await signInAll(FANS, networkOf);
    expect(first.filter((one) => !isIn(one) && !needsCaptcha(one) && !isCrowded(one))).toEqual([]);
    const others = first.filter((one) => !isIn(one)).map(({ fan }) => fan);
    const captchas = await putSolvedCaptchas(await product.database(), others.length);
    const second = await signInAll(others, networkOf, captchas);
    expect(second.filter((one) => !isIn(one) && !isCrowded(one))).toEqual([]);
    expect([...first, ...second].filter(isIn).length).toBeGreaterThanOrEqual(20);
  }, 240_000);

  it('from one network: at most 100 succeed, and another network signs in', async () => {
    const answers: Answered[] = [];
    // Few find a place at a time. Those of the last round are refused by the limit.
    while (answers.every((one) => !isLater(one) || isCrowded(one)))
      answers.push(...(await signInAll(FANS, () => '192.0.2.7')));
    expect(answers.filter(isIn).length).toBeLessThanOrEqual(100);
    expect(answers.filter((one) => !isIn(one) && !needsCaptcha(one) && !isLater(one))).toEqual([]);
    const again = { identifier: emailOf(9_998), network: '192.0.2.7' };
    const refused = await signInAt(product.url, again, seal);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(5);
    const other = { identifier: emailOf(9_999), network: '192.0.2.8' };
    expect((await signInAt(product.url, other, seal)).status).toBe(200);
  }, 240_000);
});
