import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { Progress } from '../../realtime/feeds/progress.ts';
import { detectFormat, type Format } from '../../realtime/feeds/recording-format.ts';
import type { Feed } from './options.ts';
import { PROJECT } from './project.ts';
import { spawnScript } from './spawn-script.ts';
import { demoWorldHash, readSeedMark, writeSeedMark } from './seed-mark.ts';
import { StartError } from './command.ts';

const FEED = join(PROJECT, 'realtime/feeds/cli.ts');

/** Longest time that a start waits for live matches, ms. */
const LIVE_WAIT_MS = 10_000;

/** Time for a feed to end after SIGTERM, ms: SIGKILL follows. */
const GRACE_MS = 1_500;

export interface FeedTarget {
  url: string;
  secret: string;
}

export interface RunningFeed {
  /** Resolves when today's matches are in and, with the simulator, one is live: visits may begin. */
  ready: Promise<void>;
  /** Resolves when the feed has ended by itself or was stopped. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** The arguments of the feed CLI's commands that make up a feed. */
export interface FeedPlan {
  /** Commands that run one after another, before visits. */
  first: string[][];
  /** Commands that begin with them and play matches, for as long as the feed runs. */
  live: string[][];
  /** Commands that begin with the visits. */
  later: string[][];
}

const DAY_MS = 86_400_000;

/**
 * Returns the commands of a feed. `seededAt` (ISO 8601) is the time of the last complete demo import, or null:
 * only newer data are sent. Visits wait for today's matches where that import does not have them. Throws a
 * `StartError` for an unreadable recording.
 */
export async function planFeed(
  feed: Feed,
  seededAt: string | null,
  now: number,
): Promise<FeedPlan> {
  if (feed.kind === 'none') return { first: [], live: [], later: [] };
  if (feed.kind === 'simulator') {
    const seed = ['seed', '--in-play', ...(seededAt === null ? [] : ['--since', seededAt])];
    const isRecent = seededAt !== null && now - Date.parse(seededAt) < DAY_MS;
    return {
      first: isRecent ? [] : [[...seed, '--days', '1']],
      live: [['simulate', '--channel']],
      later: [seed],
    };
  }
  const file = resolve(feed.file);
  const format = feed.format ?? (await formatOf(file));
  const replay = ['replay', '--format', format, '--file', file];
  return {
    first: [],
    live: [[...replay, '--dates', 'today', '--speed', '60', '--yes']],
    later: [],
  };
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
  { isFresh = false } = {},
): Promise<(target: FeedTarget, progress: Progress, timing?: FeedTiming) => RunningFeed> {
  const world = await demoWorldHash();
  const seededAt = isFresh ? null : await readSeedMark(state, world);
  const plan = await planFeed(feed, seededAt, Date.now());
  const [filling, filled] =
    seededAt === null
      ? ['Filling past seasons', 'Past seasons are in: results, tables, squads, line-ups, news']
      : ['Adding what is new since the last start', 'The demo is up to date'];
  return (target, progress, timing) => {
    const listeners: FeedListeners = {
      failed: (message) => progress.say(message),
      progressed: (args, share) => {
        const what = args.includes('--days') ? "Bringing in today's matches" : filling;
        progress.show(`${what} … ${Math.floor(share * 100)} %`);
      },
      done: (args, began) => {
        if (args[0] !== 'seed' || args.includes('--days')) return;
        progress.say(`${filled} (${((Date.now() - began) / 1_000).toFixed(1)} s).`);
        void writeSeedMark(state, { world, at: new Date(began).toISOString() });
      },
    };
    return startFeed(plan, target, listeners, timing);
  };
}

export interface FeedListeners {
  /** Called with a message when a command fails. */
  failed(message: string): void;
  /** Called with the share of a command's work that is done, from 0 to 1. */
  progressed(args: readonly string[], share: number): void;
  /** Called after each successful command with its start time, ms. */
  done(args: readonly string[], began: number): void;
}

/** What a feed's process sends: the product has acknowledged its first updates, or the share that is done. */
const messageSchema = v.union([v.literal('answered'), v.object({ share: v.number() })]);

export interface FeedTiming {
  /** Longest wait for live matches, ms. */
  liveWait?: number;
  /** The later commands begin when it is resolved, by default at once when visits may begin. */
  visited?: Promise<void>;
}

/** Starts the feed's commands against a server. */
export function startFeed(
  { first, live, later }: FeedPlan,
  target: FeedTarget,
  listeners: FeedListeners,
  { liveWait = LIVE_WAIT_MS, visited = Promise.resolve() }: FeedTiming = {},
): RunningFeed {
  const children = new Set<ChildProcess>();
  let isStopped = false;

  const run = async (args: string[], onFirstAnswer?: () => void) => {
    if (isStopped) return;
    const began = Date.now();
    const child = spawnScript([FEED, ...args, '--to', target.url], {
      // stdout is ignored: the feed's progress would bury the server's own lines.
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { INGEST_SECRET: target.secret },
    });
    children.add(child);
    child.on('message', (sent) => {
      const message = v.parse(messageSchema, sent);
      if (message === 'answered') onFirstAnswer?.();
      else listeners.progressed(args, message.share);
    });
    let tail = '';
    child.stderr?.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-2_000)));
    const [code] = await once(child, 'close');
    children.delete(child);
    if (isStopped) return;
    if (code === 0) listeners.done(args, began);
    else listeners.failed(`The feed's "${args[0]}" ended with ${String(code)}:\n${tail.trim()}`);
  };
  const { promise: isLive, resolve: goLive } = Promise.withResolvers<void>();
  const playing = Promise.all(
    live.map((args) => run(args, args[0] === 'simulate' ? goLive : undefined)),
  );
  const isSimulated = live.some(([command]) => command === 'simulate');
  const timer = setTimeout(goLive, isSimulated ? liveWait : 0);
  const ready = (async () => {
    for (const args of first) await run(args);
    await Promise.race([isLive, playing]);
    clearTimeout(timer);
  })();
  const stopped = Promise.withResolvers<void>();
  const ended = (async () => {
    await ready;
    await Promise.race([visited, stopped.promise]);
    await Promise.all([playing, ...later.map((args) => run(args))]);
  })();
  return {
    ready,
    ended,
    stop: async () => {
      isStopped = true;
      stopped.resolve();
      const running = [...children];
      for (const child of running) child.kill('SIGTERM');
      const killing = setTimeout(() => {
        for (const child of running) child.kill('SIGKILL');
      }, GRACE_MS);
      await ended;
      clearTimeout(killing);
    },
  };
}
