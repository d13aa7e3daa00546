import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { answerHelp } from '../../.ci/help.ts';
import { startProduct } from '../acceptance/product.ts';
import { emailOf, putUsers, tokenAt } from '../acceptance/sign-ins.ts';
import { Caller, percentile } from './measure.ts';

answerHelp(`Usage: npm run bench:passwords -- [options]

How long Home and a read call take while one source floods the calls that hash passwords, 40
calls at a time: sign-ins of made-up addresses from many networks of one /48, sign-ins to one
account from one network, and changes and confirmations of a password by who is signed in.
Quiet and flooded turns alternate in one run, and each flood comes from another /48.

  --turns N  turns of each (default 4)
  --calls N  of Home and of the read call in a turn (default 400)
  --json     print one JSON object
  --help     print this`);

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    turns: { type: 'string', default: '4' },
    calls: { type: 'string', default: '400' },
  },
});
const calls = Number(values.calls);
const WARM_UP = 50;
/** Limit of the flooded 99th percentile, as a multiple of the quiet one. */
const LIMIT = 3;

interface Times {
  home: number[];
  read: number[];
}

const countsSchema = v.record(v.string(), v.number());

const product = await startProduct({ progress: (message) => console.error(message) });
const home = new Caller(`${product.url}/`);
const read = new Caller(`${product.url}/api/media/v1/leagues?sportId=1`);
try {
  await putUsers(await product.database(), 10);
  const quiet: Times = { home: [], read: [] };
  const flooded: Times = { home: [], read: [] };
  const answers: Record<string, number> = {};
  await measure({ home: [], read: [] }, WARM_UP);
  // Before the first flood: afterwards a sign-in takes a captcha.
  const tokens = await Promise.all(
    Array.from({ length: Number(values.turns) }, (_, turn) => tokenAt(product.url, emailOf(turn))),
  );
  for (const [turn, token] of tokens.entries()) {
    await measure(quiet, calls);
    const counts = await flooding({ turn, token }, () => measure(flooded, calls));
    for (const [status, count] of Object.entries(counts))
      answers[status] = (answers[status] ?? 0) + count;
  }
  const figures = { quiet: figuresOf(quiet), flooded: figuresOf(flooded) };
  const times = {
    home: figures.flooded.homeP99Ms / figures.quiet.homeP99Ms,
    read: figures.flooded.readP99Ms / figures.quiet.readP99Ms,
  };
  if (values.json) console.log(JSON.stringify({ ...figures, times, answers, limit: LIMIT }));
  else {
    for (const [kind, { count, homeP50Ms, homeP99Ms, readP50Ms, readP99Ms }] of Object.entries(
      figures,
    ))
      console.log(
        `${kind.padEnd(7)}  Home p50 ${homeP50Ms} p99 ${homeP99Ms} ms, ` +
          `a read call p50 ${readP50Ms} p99 ${readP99Ms} ms, ${count} of each`,
      );
    console.log(`answers to the flood, by status: ${JSON.stringify(answers)}`);
    console.log(
      `p99 in the flood: Home ${times.home.toFixed(1)} and the read call ` +
        `${times.read.toFixed(1)} times that of quiet, at most ${LIMIT}`,
    );
  }
  if (!(Math.max(times.home, times.read) <= LIMIT)) process.exitCode = 1;
} finally {
  home.close();
  read.close();
  await product.stop();
}

async function measure(times: Times, count: number): Promise<void> {
  for (let call = 0; call < count; call += 1) {
    times.home.push(await home.time());
    times.read.push(await read.time());
  }
}

/** Floods the product during `work`; returns the count of each status. */
async function flooding(
  { turn, token }: { turn: number; token: string },
  work: () => Promise<void>,
): Promise<Record<string, number>> {
  const args = [`--url=${product.url}`, `--turn=${turn}`, `--token=${token}`];
  const flood = fork(new URL('send-passwords.ts', import.meta.url), args);
  // A source elsewhere takes no processor from the product.
  if (flood.pid !== undefined) setPriority(flood.pid, constants.priority.PRIORITY_LOW);
  await once(flood, 'message');
  const counted = once(flood, 'message');
  await work();
  flood.send('stop');
  const [counts] = await counted;
  return v.parse(countsSchema, counts);
}

function figuresOf({ home: ofHome, read: ofRead }: Times) {
  return {
    count: ofHome.length,
    homeP50Ms: percentile(ofHome, 0.5),
    homeP99Ms: percentile(ofHome, 0.99),
    readP50Ms: percentile(ofRead, 0.5),
    readP99Ms: percentile(ofRead, 0.99),
  };
}
