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

/** Longest wait of a start for live matches, ms. */
const LIVE_WAIT_MS = 10_000;

/** Time for a stopped feed to end in order, ms. */
const GRACE_MS = 1_500;

export interface FeedTarget {
  url: string;
  secret: string;
}

export interface RunningFeed {
  /** Resolves when the first data are there, and a match is live where matches are simulated. */
  ready: Promise<void>;
  /** Resolves when the feed has ended by itself or was stopped. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** The feed CLI's command lines that make up a feed. */
export interface FeedPlan {
  /** In sequence, before the product is used. */
  first: string[][];
  /** In parallel, while the product is used. */
  beside: string[][];
}

/**
 * Returns what a feed runs. `seededAt` (ISO 8601) is the time of the last complete demo import: only newer
 * data are sent. The first time, today's matches come first, so that Home has them at once. Throws a
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
 * Plans a feed for what `state` holds of the demo. Returns its start, which records there what the feed has
 * imported.
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
  /** Gets a line when a command fails. */
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
        // The listeners learn of its end; its progress would bury the server's own lines.
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        env: { ...process.env, INGEST_SECRET: target.secret },
      },
    );
    children.add(child);
    // A feed's process sends only this: its first updates are acknowledged.
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
