import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { StartError } from './command.ts';
import { holdLock, lockState } from './state-lock.ts';

let state: string;
beforeAll(async () => (state = await mkdtemp(join(tmpdir(), 'lock-'))));
afterAll(async () => rm(state, { recursive: true }));

it('takes over the lock of a dead process, and releases it', async () => {
  const file = join(state, 'running');
  await writeFile(file, '2147483646\n2147483645\n');
  const lock = await lockState(state);
  expect(await readFile(file, 'utf8')).toBe(`${process.pid}\n`);
  lock.release();
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

it('keeps the address of its run alone, and not that of a killed one', async () => {
  const file = join(state, 'address');
  await writeFile(file, 'http://localhost:1\n');
  const lock = await lockState(state);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  lock.recordAddress('http://localhost:2');
  expect(await readFile(file, 'utf8')).toBe('http://localhost:2\n');
  lock.release();
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

it('does not kill a process that reuses the pid of an earlier run', async () => {
  await writeFile(join(state, 'running'), `2147483646\n${process.ppid}\n`);
  const lock = await lockState(state);
  expect(process.kill(process.ppid, 0)).toBe(true);
  lock.release();
});

it('names the process that holds the lock to another that requests it', async () => {
  const lock = await lockState(state);
  const refused = lockState(state);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(`process ${process.pid}`);
  lock.release();
});

it('gets the lock while another caller has only begun to ask for it', async () => {
  const begun = new DatabaseSync(join(state, 'lock'));
  begun.exec('BEGIN; SELECT * FROM sqlite_master');
  const lock = await lockState(state);
  expect(holdLock(join(state, 'lock'))).toBeUndefined();
  lock.release();
  begun.close();
});

it.each([
  ['a folder', (file: string) => mkdir(file)],
  ['something else’s', (file: string) => writeFile(file, 'not a database '.repeat(500))],
])('explains that it cannot lock the state, where the lock file is %s', async (_what, make) => {
  const odd = await mkdtemp(join(tmpdir(), 'lock-'));
  onTestFinished(() => rm(odd, { recursive: true }));
  await make(join(odd, 'lock'));
  const refused = lockState(odd);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(`${join(odd, 'lock')} cannot be locked`);
});

/** Locks the state on request, and holds it until a release. */
const CONTENDER = `
  import { createInterface } from 'node:readline';
  import { holdLock, lockState } from ${JSON.stringify(join(import.meta.dirname, 'state-lock.ts'))};
  let lock;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'release') {
      lock?.release();
      lock = undefined;
    } else lock = await lockState(line).catch(() => undefined);
    console.log(lock ? 'has it' : 'has it not');
  }`;

function startContender() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', CONTENDER], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    /** Sends a line; resolves with its answer. */
    tell: async (line: string): Promise<unknown> => {
      child.stdin.write(`${line}\n`);
      return (await answers.next()).value;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

describe('many processes that request the lock at the same instant', () => {
  const holders = async (contenders: ReturnType<typeof startContender>[], line: string) => {
    const answers = await Promise.all(contenders.map(({ tell }) => tell(line)));
    return contenders.filter((_, index) => answers[index] === 'has it');
  };

  it('leave it to exactly one, even after its holder was killed', async () => {
    let contenders = Array.from({ length: 6 }, startContender);
    // They answer once they run.
    await holders(contenders, 'release');
    for (let round = 0; round < 10; round += 1) {
      await writeFile(join(state, 'running'), '2147483646\n');
      expect(await holders(contenders, state)).toHaveLength(1);
      expect(await holders(contenders, 'release')).toHaveLength(0);
    }
    while (contenders.length > 1) {
      const [holder, ...others] = await holders(contenders, state);
      expect(others).toHaveLength(0);
      await holder?.kill();
      contenders = contenders.filter((contender) => contender !== holder);
      expect(await holders(contenders, 'release')).toHaveLength(0);
    }
    await Promise.all(contenders.map(({ kill }) => kill()));
  });
});
