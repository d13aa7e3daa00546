import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../realtime/hosts/log.ts';
import { StartError } from './command.ts';
import { openStateFolder } from './state-folder.ts';

export interface StateLock {
  /** Records the running processes of the Worker, so that the next run can end orphans. */
  recordWorkers(): void;
  /** Records the product's address, by which commands find it. */
  recordAddress(url: string): void;
  release(): void;
}

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** SQLite's code when another process holds the lock. */
const BUSY = 5;

/**
 * Locks the state folder, so that only one run writes it. The lock is SQLite's on an empty database: the
 * system releases it however the process ends. A Worker's process outlives a kill of its parent, so this ends
 * the Workers of an earlier run. Throws a `StartError` if another run has the lock, or the folder cannot be
 * used.
 */
export async function lockState(state: string): Promise<StateLock> {
  await openStateFolder(state);
  const file = join(state, 'running');
  const held = holdLock(join(state, 'lock'));
  if (!held) {
    const [holder] = readPids(file);
    const who = holder === undefined ? 'Another run' : `Another run (process ${holder})`;
    throw new StartError(`${who} uses ${state}. Stop it, or choose another folder with --state.`);
  }
  const address = join(state, 'address');
  // Left by a run that was killed.
  rmSync(address, { force: true });
  const [, ...workers] = readPids(file);
  await endOrphans(
    listProcesses().filter(({ pid, command }) => workers.includes(pid) && isWorker(command)),
  );
  writeFileSync(file, `${process.pid}\n`);
  return {
    recordWorkers: () => {
      const own = listProcesses().filter(
        ({ parent, command }) => parent === process.pid && isWorker(command),
      );
      writeFileSync(file, `${[process.pid, ...own.map(({ pid }) => pid)].join('\n')}\n`);
    },
    recordAddress: (url) => writeFileSync(address, `${url}\n`),
    release: () => {
      rmSync(address, { force: true });
      rmSync(file, { force: true });
      held.close();
    },
  };
}

/** Returns the locked database, or undefined if another process has it. */
export function holdLock(file: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    // EXCLUSIVE reads first and then waits for readers, so two simultaneous callers would refuse each other.
    database.exec('BEGIN IMMEDIATE');
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return undefined;
    throw new StartError(
      `${file} cannot be locked (${messageOf(error)}). Remove it, or see that its folder can be written.`,
      { cause: error },
    );
  }
}

async function endOrphans(orphans: Process[]): Promise<void> {
  for (const { pid } of orphans) process.kill(pid, 'SIGKILL');
  const isLeft = () =>
    listProcesses().some(({ pid }) => orphans.some((orphan) => orphan.pid === pid));
  for (let tries = 0; orphans.length > 0 && tries < 50 && isLeft(); tries++) await sleep(100);
}

/** Whether a command line is a Worker's: the system may have given its id to another process. */
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

/** Returns all processes; none if the system has no `ps`. */
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
