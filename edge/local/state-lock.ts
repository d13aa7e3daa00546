import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface StateLock {
  /** Names the processes that run the Worker, once they are up. */
  recordWorkers(): void;
  release(): void;
}

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/**
 * Keeps two runs from writing the same state. Answers the process that holds
 * it, or the lock. A lock whose process was killed is taken over; the Worker's
 * own process outlives such a kill, so it is ended first.
 */
export async function lockState(state: string): Promise<StateLock | { heldBy: number }> {
  mkdirSync(state, { recursive: true });
  const file = join(state, 'running');
  const [holder, ...workers] = readPids(file);
  const running = listProcesses();
  const isHeld = running.some(
    ({ pid, command }) => pid === holder && pid !== process.pid && command.includes('local.ts'),
  );
  if (isHeld && holder !== undefined) return { heldBy: holder };
  await endOrphans(
    running.filter(({ pid, command }) => workers.includes(pid) && isWorker(command)),
  );
  writeFileSync(file, `${process.pid}\n`);
  return {
    recordWorkers: () => {
      const own = listProcesses().filter(
        ({ parent, command }) => parent === process.pid && isWorker(command),
      );
      writeFileSync(file, `${[process.pid, ...own.map(({ pid }) => pid)].join('\n')}\n`);
    },
    release: () => rmSync(file, { force: true }),
  };
}

async function endOrphans(orphans: Process[]): Promise<void> {
  for (const { pid } of orphans) process.kill(pid, 'SIGKILL');
  const isLeft = () =>
    listProcesses().some(({ pid }) => orphans.some((orphan) => orphan.pid === pid));
  for (let tries = 0; orphans.length > 0 && tries < 50 && isLeft(); tries++) await sleep(100);
}

/** Ids are used again: only a process that looks like the Worker's counts as one. */
function isWorker(command: string): boolean {
  return command.includes('workerd') && command.includes('serve');
}

function readPids(file: string): number[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map(Number)
      .filter((pid) => pid > 1);
  } catch {
    return [];
  }
}

/** None where the system has no `ps`: then a lock is always taken over. */
function listProcesses(): Process[] {
  try {
    const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], {
      encoding: 'utf8',
      maxBuffer: 16_000_000,
    });
    return text.split('\n').flatMap((line) => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    });
  } catch {
    return [];
  }
}
