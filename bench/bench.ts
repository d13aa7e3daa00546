import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { endWith, endWithShell } from '../.ci/end-with.ts';
import { messageOf } from '../realtime/hosts/log.ts';
import { UsageError, type Benchmark } from './benchmark.ts';
import { isMet, reportJson, reportSchema, reportText, summaryText, type Report } from './report.ts';

interface Entry {
  summary: string;
  load(): Promise<{ benchmark: Benchmark }>;
}

/** Every benchmark. Each is loaded only when it runs: some import a browser or the Worker's host. */
const BENCHMARKS: Readonly<Record<string, Entry>> = {
  fanout: {
    summary:
      'one update to 4,000 sockets: a match room, a bare Durable Object, ws, socket.io, nchan; a tree',
    load: () => import('./fanout/fanout.ts'),
  },
  flood: {
    summary: 'how much a flooding client delays an update and its viewers',
    load: () => import('./fanout/flood.ts'),
  },
  hubs: {
    summary: '12,000 viewers of lists, over hubs and in a sport’s own room',
    load: () => import('./fanout/hubs.ts'),
  },
  awake: {
    summary: 'how long Durable Objects are awake amid play, and what the platform bills of it',
    load: () => import('./awake/awake.ts'),
  },
  pages: {
    summary: 'pages a second, cached and not, beside a plain text',
    load: () => import('./pages.ts'),
  },
  proxy: {
    summary: 'what the edge adds to a call of an upstream',
    load: () => import('./proxy.ts'),
  },
  'long-texts': {
    summary: 'requests with 16,000 characters in each header, cookie and address, of twenty shapes',
    load: () => import('./long-texts.ts'),
  },
  passwords: {
    summary: 'Home and a read call while one source floods the calls that hash passwords',
    load: () => import('./passwords.ts'),
  },
  'sign-in': {
    summary: 'processor time of a sign-in, and bursts of 500 of them',
    load: () => import('./sign-in.ts'),
  },
  alerts: {
    summary: 'from a goal to the push service of 2,000 browsers without an open page',
    load: () => import('./alerts.ts'),
  },
  lists: {
    summary: 'long tasks and score paints of lists with 500 rows, on a slower processor',
    load: () => import('./lists/lists.ts'),
  },
  news: {
    summary: 'a search of 50,000 articles while typing',
    load: () => import('./news.ts'),
  },
  paint: {
    summary: 'from an ingested score to a changed page in Chromium',
    load: () => import('./paint.ts'),
  },
  lighthouse: {
    summary: 'Lighthouse’s mobile figures of the main pages',
    load: () => import('./lighthouse.ts'),
  },
};

const HELP = `Usage: npm run bench -- [NAME] [options]

Runs one benchmark; without a name all of them, one after the other, and then
prints one table of their bars. Exits with 1 if one fails or misses a bar.

${Object.entries(BENCHMARKS)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`)
  .join('\n')}

  --json      print one JSON object of figures
  --help      print this; with a name, the options of that benchmark`;

const [first = '', ...rest] = process.argv.slice(2);
const entry = BENCHMARKS[first];
endWithShell();
if (entry) await runOne(first, entry, rest);
else if (first === '--help') console.log(HELP);
else if (first === '' || first === '--json') await runAll(first === '--json');
else {
  console.error(`There is no benchmark "${first}": "npm run bench -- --help" lists them.`);
  process.exitCode = 2;
}

async function runOne(name: string, { load }: Entry, args: readonly string[]): Promise<void> {
  const { benchmark } = await load();
  if (args.includes('--help')) {
    console.log(`Usage: npm run bench -- ${name} [options]\n\n${benchmark.help}`);
    return;
  }
  await using cleanup = new AsyncDisposableStack();
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => void cleanup.disposeAsync().then(() => process.exit(code)));
  try {
    const report = { benchmark: name, notes: [], ...(await benchmark.start(args, cleanup)) };
    console.log(args.includes('--json') ? reportJson(report) : reportText(report));
    process.exitCode = report.bars.every(isMet) ? 0 : 1;
  } catch (error) {
    // After a signal the cleanup makes the work fail: that error is not reported.
    if (!cleanup.disposed) console.error(messageOf(error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** Runs each benchmark in its own process, so that none changes the figures of the next. */
async function runAll(json: boolean): Promise<void> {
  const reports: Report[] = [];
  for (const name of Object.keys(BENCHMARKS)) {
    console.error(`\n${name}`);
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name, '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    endWith(child);
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    if (code !== 0) process.exitCode = 1;
    if (output === '') continue;
    const report = v.parse(reportSchema, JSON.parse(output));
    reports.push(report);
    if (!json) console.log(`\n${name}: ${reportText(report)}\n`);
  }
  if (json)
    console.log(JSON.stringify(Object.fromEntries(reports.map((each) => [each.benchmark, each]))));
  else console.log(summaryText(reports));
}
