import { answerHelp } from '../../.ci/help.ts';
import { startProduct } from '../acceptance/product.ts';
import { emailOf, putUsers, sealFor, signInAt, workerdTime } from '../acceptance/sign-ins.ts';

answerHelp(`Usage: npm run bench:sign-in

Measures the processor time that a sign-in takes of the product's Worker (of a
right password, a wrong one, and one of nobody), and what bursts of 500 sign-ins
among 10,000 accounts are answered.`);

const ROUNDS = 40;
const product = await startProduct({ progress: console.log });
try {
  await putUsers(await product.database(), 10_000);
  const seal = await sealFor(product.url);
  let network = 0;
  const next = () => `10.9.${(network += 1) >> 8}.${network & 255}`;

  const kinds = {
    'right password': (at: number) => ({ identifier: emailOf(at) }),
    'wrong password': (at: number) => ({ identifier: emailOf(at), password: 'not it at all' }),
    'no account': (at: number) => ({ identifier: `nobody-${at}@example.org` }),
  };
  for (const [kind, asked] of Object.entries(kinds)) {
    await signInAt(product.url, { ...asked(9_000), network: next() }, seal);
    const before = await workerdTime();
    const began = performance.now();
    for (let at = 0; at < ROUNDS; at += 1)
      await signInAt(product.url, { ...asked(at), network: next() }, seal);
    const spent = (await workerdTime()) - before;
    const took = performance.now() - began;
    console.log(
      `${kind}: ${(spent / ROUNDS).toFixed(0)} ms of processor time each, ${(took / ROUNDS).toFixed(0)} ms by the clock`,
    );
  }

  for (let round = 1; round <= 3; round += 1) {
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, at) =>
        signInAt(product.url, { identifier: emailOf(1_000 * round + at), network: next() }, seal),
      ),
    );
    const counts = new Map<number, number>();
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    const reported = answers.filter(({ status }) => status === 429);
    const took = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(
      `burst ${round}: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')} in ${took} s; ` +
        `${reported.filter(({ retryAfter }) => retryAfter !== null).length} of ${reported.length} reported when to come again`,
    );
  }
} finally {
  await product.stop();
}
