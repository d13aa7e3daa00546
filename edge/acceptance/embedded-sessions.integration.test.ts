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
/** Whether an answer says to come again in seconds, since too many calls wait: a limit lasts minutes. */
const isCrowded = ({ answer: { status, retryAfter } }: Answered) =>
  status === 429 && retryAfter !== null && retryAfter >= 1 && retryAfter <= 5;

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

  it('from one network: who finds no place comes again in seconds, and its neighbours sign in meanwhile', async () => {
    const networks = ['192.0.2.8', '198.51.100.8'];
    const captchas = await putSolvedCaptchas(await product.database(), networks.length);
    const crowd = signInAll(FANS, () => '192.0.2.7');
    const others = networks.map((network, at) => {
      const given = { identifier: emailOf(9_998 + at), network, captcha: captchas[at] };
      return signInAt(product.url, given, seal);
    });
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    const answers = await crowd;
    expect(answers.filter((one) => !isIn(one) && !needsCaptcha(one) && !isCrowded(one))).toEqual(
      [],
    );
    expect(answers.filter(isIn).length).toBeGreaterThanOrEqual(1);
  });
});
