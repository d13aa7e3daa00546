import { processTree } from '../.ci/process-tree.ts';
import { DEPLOYED_VARS, startProduct } from '../edge/acceptance/product.ts';
import { emailOf, putUsers, sealFor, signInAt } from '../edge/acceptance/sign-ins.ts';
import { count, defineBenchmark } from './benchmark.ts';
import type { Report } from './report.ts';

export const benchmark = defineBenchmark({
  description: `Measures the processor time that a sign-in takes of the product's Worker (of a right
password, a wrong one, and one of nobody), and the answers to bursts of 500 sign-ins among 10,000
accounts.`,
  options: {
    calls: count(40, 'sign-ins of each kind'),
    bursts: count(3, 'bursts'),
  },
  async run({ calls, bursts }, cleanup) {
    const product = await startProduct({ vars: DEPLOYED_VARS, progress: console.error });
    cleanup.defer(product.stop);
    await putUsers(await product.database(), 10_000);
    const seal = await sealFor(product.url);
    let network = 0;
    const signIn = (identifier: string, password?: string) => {
      network += 1;
      const ip = `10.9.${network >> 8}.${network & 255}`;
      return signInAt(
        product.url,
        { identifier, network: ip, ...(password && { password }) },
        seal,
      );
    };

    const kinds = {
      'right password': (at: number) => signIn(emailOf(at)),
      'wrong password': (at: number) => signIn(emailOf(at), 'not it at all'),
      'no account': (at: number) => signIn(`nobody-${at}@example.org`),
    };
    const rows: Report['rows'] = [];
    for (const [sent, signInOnce] of Object.entries(kinds)) {
      await signInOnce(9_000);
      const before = workerTime();
      const began = performance.now();
      for (let at = 0; at < calls; at += 1) await signInOnce(at);
      rows.push({
        sent,
        processorMs: (workerTime() - before) / calls,
        clockMs: (performance.now() - began) / calls,
      });
    }
    for (let burst = 1; burst <= bursts; burst += 1) {
      const began = performance.now();
      const answers = await Promise.all(
        Array.from({ length: 500 }, (_, at) => signIn(emailOf(1_000 * burst + at))),
      );
      const byStatus = Map.groupBy(answers, ({ status }) => status);
      rows.push({
        sent: `burst ${burst}`,
        clockMs: performance.now() - began,
        answers: [...byStatus].map(([status, { length }]) => `${length} × ${status}`).join(', '),
        withRetryAfter: answers.filter(({ retryAfter }) => retryAfter !== null).length,
      });
    }
    return { title: `${calls} sign-ins of each kind, and bursts of 500`, rows, bars: [] };
  },
});

/** Returns the processor time of the workerd processes below this one, ms. */
function workerTime(): number {
  return processTree(process.pid)
    .filter(({ name }) => name === 'workerd')
    .reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}
