import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Feed } from './options.ts';
import { PROJECT } from './project.ts';
import { detectFormat, type Format } from './recording-format.ts';
import { StartError } from './start-error.ts';

const FEED = join(PROJECT, 'realtime/feeds/cli.ts');
const EXIT_WITH_PARENT = join(PROJECT, 'edge/local/exit-with-parent.ts');

/** Once it was stopped a feed gets this long to end in good order, ms. */
const GRACE_MS = 3_000;

export interface FeedTarget {
  url: string;
  secret: string;
}

export interface RunningFeed {
  /** Resolves when the feed has ended by itself or was stopped. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * The feed CLI's command lines that make up a feed, one after the other. Throws
 * a `StartError` for a recording that cannot be read.
 */
export async function feedCommands(feed: Feed): Promise<string[][]> {
  if (feed.kind === 'none') return [];
  if (feed.kind === 'simulator') return [['seed'], ['simulate']];
  const file = resolve(feed.file);
  const format = feed.format ?? (await formatOf(file));
  return [['replay', '--format', format, '--file', file, '--dates', 'today', '--speed', '60']];
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

/** Starts the feed's commands against a server. `report` gets a line when one fails. */
export function startFeed(
  commands: string[][],
  target: FeedTarget,
  report: (message: string) => void,
): RunningFeed {
  let child: ChildProcess | undefined;
  let isStopped = false;

  const run = async () => {
    for (const args of commands) {
      if (isStopped) return;
      child = spawn(
        process.execPath,
        ['--import', EXIT_WITH_PARENT, FEED, ...args, '--to', target.url],
        {
          cwd: PROJECT,
          // Its end is told by `report`; its progress would bury the server's own lines.
          stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
          env: { ...process.env, INGEST_SECRET: target.secret },
        },
      );
      let tail = '';
      child.stderr?.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-2_000)));
      const [code] = await once(child, 'close');
      if (!isStopped && code !== 0)
        report(`The feed's "${args[0]}" ended with ${String(code)}:\n${tail.trim()}`);
    }
  };
  const ended = run();
  return {
    ended,
    stop: async () => {
      isStopped = true;
      const running = child;
      running?.kill('SIGTERM');
      const timer = setTimeout(() => running?.kill('SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
