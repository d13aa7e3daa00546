import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Child } from '../.ci/child.ts';
import { DEPLOYED_VARS, startProduct } from '../edge/acceptance/product.ts';
import { emailOf, putUsers, tokenAt } from '../edge/acceptance/sign-ins.ts';
import { count, defineBenchmark } from './benchmark.ts';
import { percentile } from './percentiles.ts';
import { Caller, UNCACHED } from './timed-request.ts';

const FLOODER = fileURLToPath(new URL('password-flood.ts', import.meta.url));
const WARM_UP = 50;
/** Limit of the 99th percentile under a flood, in multiples of the quiet one. */
const LIMIT = 3;

interface Times {
  home: number[];
  read: number[];
}

const countsSchema = v.record(v.string(), v.number());

export const benchmark = defineBenchmark({
  description: `How long Home and a read call take while one source floods the calls that hash
passwords, 40 calls at a time: sign-ins of made-up addresses from many networks of one /48, sign-ins
to one account from one network, and changes and confirmations of a password by a signed-in user.
Quiet and flooded turns alternate in one run, and each flood comes from another /48.`,
  options: {
    turns: count(4, 'turns of each'),
    calls: count(400, 'calls of Home and of the read call in a turn'),
  },
  async run({ turns, calls }, cleanup) {
    const product = await startProduct({ vars: DEPLOYED_VARS, progress: console.error });
    cleanup.defer(product.stop);
    const home = cleanup.use(new Caller(`${product.url}/`, UNCACHED));
    const read = cleanup.use(new Caller(`${product.url}/api/media/v1/leagues?sportId=1`));
    const measure = async (times: Times, number: number) => {
      for (let call = 0; call < number; call += 1) {
        times.home.push(await home.time());
        times.read.push(await read.time());
      }
    };

    await putUsers(await product.database(), 10);
    const quiet: Times = { home: [], read: [] };
    const flooded: Times = { home: [], read: [] };
    const answers: Record<string, number> = {};
    await measure({ home: [], read: [] }, WARM_UP);
    // Signs in before the first flood, after which a sign-in takes a captcha.
    const tokens: string[] = [];
    for (let turn = 0; turn < turns; turn += 1)
      tokens.push(await tokenAt(product.url, emailOf(turn)));
    for (const [turn, token] of tokens.entries()) {
      await measure(quiet, calls);
      await using flood = new Child(process.execPath, [FLOODER], { name: 'the flood', ipc: true });
      // Low priority, since a real attacker takes no processor time from the product.
      setPriority(flood.pid, constants.priority.PRIORITY_LOW);
      await flood.ask({ url: product.url, turn, token });
      await measure(flooded, calls);
      const counts = v.parse(countsSchema, await flood.ask('stop'));
      for (const [status, number] of Object.entries(counts))
        answers[status] = (answers[status] ?? 0) + number;
    }
    const timesQuiet = (call: keyof Times) =>
      percentile(flooded[call], 0.99) / percentile(quiet[call], 0.99);
    return {
      title: `${turns * calls} calls of each, quiet and flooded`,
      rows: [rowOf('quiet', quiet), rowOf('flooded', flooded)],
      notes: [`Answers to the flood, by status: ${JSON.stringify(answers)}`],
      bars: [
        { figure: 'p99 of Home, in multiples of quiet', value: timesQuiet('home'), limit: LIMIT },
        { figure: 'p99 of a read, in multiples of quiet', value: timesQuiet('read'), limit: LIMIT },
      ],
    };
  },
});

function rowOf(turns: string, { home, read }: Times) {
  return {
    turns,
    homeP50Ms: percentile(home, 0.5),
    homeP99Ms: percentile(home, 0.99),
    readP50Ms: percentile(read, 0.5),
    readP99Ms: percentile(read, 0.99),
  };
}
