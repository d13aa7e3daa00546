import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { detectFormat, type Format } from '../../realtime/feeds/recording-format.ts';
import type { Feed } from './options.ts';
import { PROJECT } from './project.ts';
import { demoWorldHash, readSeedMark, writeSeedMark } from './seed-mark.ts';
import { StartError } from './command.ts';

const FEED = join(PROJECT, 'realtime/feeds/cli.ts');
const EXIT_WITH_PARENT = join(PROJECT, 'edge/local/exit-with-parent.ts');

/** Longest time that a start waits for live matches, ms. */
const LIVE_WAIT_MS = 10_000;

/** Time for a feed to end after SIGTERM, ms: SIGKILL follows. */
const GRACE_MS = 1_500;

export interface FeedTarget {
  url: string;
  secret: string;
}

export interface RunningFeed {
  /** Resolves when the first data are imported and, with the simulator, a match is live. */
  ready: Promise<void>;
  /** Resolves when the feed has ended by itself or was stopped. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** The arguments of the feed CLI's commands that make up a feed. */
export interface FeedPlan {
  /** Commands that run in sequence, before the product is ready. */
  first: string[][];
  /** Commands that then run in parallel, while the product is used. */
  beside: string[][];
}

/**
 * Returns the commands of a feed. `seededAt` (ISO 8601) is the time of the last complete demo import: the feed
 * sends only newer data. If it is null, today's matches come first, so that Home has them at once. Throws a
 * `StartError` for an unreadable recording.
 */
export async function planFeed(feed: Feed, seededAt: string | null): Promise<FeedPlan> {
  if (feed.kind === 'none') return { first: [], beside: [] };
  if (feed.kind === 'simulator') {
    const seed = ['seed', '--in-play'];
    const simulate = ['simulate', '--channel'];
    return seededAt === null
      ? { first: [[...seed, '--days', '1']], beside: [seed, simulate] }
      : { first: [], beside: [[...seed, '--since', seededAt], simulate] };
  }
  const file = resolve(feed.file);
  const format = feed.format ?? (await formatOf(file));
  const replay = ['replay', '--format', format, '--file', file];
  return { first: [], beside: [[...replay, '--dates', 'today', '--speed', '60', '--yes']] };
}

async function formatOf(file: string): Promise<Format> {
  const detection = await detectFormat(file);
  if (detection.kind === 'format') return detection.format;
  throw new StartError(
    detection.kind === 'unreadable'
      ? `The recording ${file} cannot be read.`
      : `The format of ${file} is not recognised. Name it: --feed replay:FORMAT:${file}`,
  );
}

/**
 * Plans a feed by what the folder `state` has of the demo. Returns a function that starts the feed, and records
 * in the folder when the demo is imported completely.
 */
export async function prepareFeed(
  feed: Feed,
  state: string,
): Promise<(target: FeedTarget) => RunningFeed> {
  const world = await demoWorldHash();
  const plan = await planFeed(feed, await readSeedMark(state, world));
  return (target) =>
    startFeed(plan, target, {
      report: (message) => console.error(message),
      done: (args, began) => {
        if (args[0] !== 'seed' || args.includes('--days')) return;
        const seconds = ((Date.now() - began) / 1_000).toFixed(1);
        console.error(`The demo's seasons are in (${seconds} s).`);
        void writeSeedMark(state, { world, at: new Date(began).toISOString() });
      },
    });
}

export interface FeedListeners {
  /** Called with a message when a command fails. */
  report(message: string): void;
  /** Called after each successful command with its start time, ms. */
  done(args: readonly string[], began: number): void;
}

/** Starts the feed's commands against a server. Waits for live matches at most `liveWait` ms. */
export function startFeed(
  { first, beside }: FeedPlan,
  target: FeedTarget,
  listeners: FeedListeners,
  liveWait = LIVE_WAIT_MS,
): RunningFeed {
  const children = new Set<ChildProcess>();
  let isStopped = false;

  const run = async (args: string[], onFirstAnswer?: () => void) => {
    if (isStopped) return;
    const began = Date.now();
    const child = spawn(
      process.execPath,
      ['--import', EXIT_WITH_PARENT, FEED, ...args, '--to', target.url],
      {
        cwd: PROJECT,
        // stdout is ignored: the feed's progress would bury the server's own lines.
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        env: { ...process.env, INGEST_SECRET: target.secret },
      },
    );
    children.add(child);
    // The only message of a feed's process: the product has acknowledged its first updates.
    child.once('message', () => onFirstAnswer?.());
    let tail = '';
    child.stderr?.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-2_000)));
    const [code] = await once(child, 'close');
    children.delete(child);
    if (isStopped) return;
    if (code === 0) listeners.done(args, began);
    else listeners.report(`The feed's "${args[0]}" ended with ${String(code)}:\n${tail.trim()}`);
  };
  const brought = (async () => {
    for (const args of first) await run(args);
  })();
  let isLive = () => {};
  const live = new Promise<void>((settle) => {
    isLive = settle;
  });
  const ended = (async () => {
    await brought;
    const simulated = beside.some(([command]) => command === 'simulate');
    const timer = setTimeout(isLive, simulated ? liveWait : 0);
    await Promise.all(beside.map((args) => run(args, args[0] === 'simulate' ? isLive : undefined)));
    clearTimeout(timer);
    isLive();
  })();
  const ready = (async () => {
    await brought;
    await live;
  })();
  return {
    ready,
    ended,
    stop: async () => {
      isStopped = true;
      const running = [...children];
      for (const child of running) child.kill('SIGTERM');
      const timer = setTimeout(() => {
        for (const child of running) child.kill('SIGKILL');
      }, GRACE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
