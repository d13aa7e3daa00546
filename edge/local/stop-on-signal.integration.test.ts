import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished, expect, it } from 'vitest';

/** Starts a server that stops by `stop`, within `timeoutMs` ms, and prints its state. */
function startServer(stop: string, timeoutMs?: number) {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { stopOnSignal } from ${JSON.stringify(join(import.meta.dirname, 'stop-on-signal.ts'))};
      setInterval(() => {}, 60_000);
      stopOnSignal(async () => { console.log('draining'); ${stop} }, ${timeoutMs});
      console.log('ready');`,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, exit: once(child, 'exit'), line: async () => (await lines.next()).value };
}

it('drains and exits with 0 on a signal', async () => {
  const { child, exit, line } = startServer('');
  expect(await line()).toBe('ready');
  child.kill('SIGTERM');
  expect(await line()).toBe('draining');
  expect(await exit).toEqual([0, null]);
});

it('exits at once on a second signal, and does not drain twice', async () => {
  const { child, exit, line } = startServer('await new Promise(() => {});');
  expect(await line()).toBe('ready');
  child.kill('SIGINT');
  expect(await line()).toBe('draining');
  child.kill('SIGINT');
  expect(await exit).toEqual([130, null]);
  expect(await line()).toBeUndefined();
});

it('exits with 0 when the drain exceeds its timeout', async () => {
  const { child, exit, line } = startServer('await new Promise(() => {});', 50);
  expect(await line()).toBe('ready');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
