import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logLine, openWorkerLog } from './worker-log.ts';

let state: string;
beforeEach(async () => (state = await mkdtemp(join(tmpdir(), 'worker-log-'))));
afterEach(async () => rm(state, { recursive: true }));

async function end(log: Writable): Promise<void> {
  log.end();
  await finished(log);
}

it('keeps two files of bounded size, the newest lines last, however much is written', async () => {
  const log = await openWorkerLog(state, 1_000);
  for (let line = 0; line < 500; line += 1) log.write(`line ${line}\n`);
  await end(log);
  expect(await readdir(state)).toEqual(['worker.log', 'worker.log.1']);
  const current = await readFile(join(state, 'worker.log'), 'utf8');
  const before = await readFile(join(state, 'worker.log.1'), 'utf8');
  expect(Math.max(current.length, before.length)).toBeLessThanOrEqual(1_000);
  const first = Number(/^line (\d+)\n/.exec(before)?.[1]);
  const expected = Array.from({ length: 500 - first }, (_, n) => `line ${first + n}\n`).join('');
  expect(before + current).toBe(expected);
});

it('appends to the log of an earlier run, and rotates it at its size limit', async () => {
  await writeFile(join(state, 'worker.log'), 'earlier\n');
  const log = await openWorkerLog(state, 20);
  log.write('goes on\n');
  log.write('begins again\n');
  await end(log);
  expect(await readFile(join(state, 'worker.log.1'), 'utf8')).toBe('earlier\ngoes on\n');
  expect((await stat(join(state, 'worker.log'))).size).toBe('begins again\n'.length);
});

const AT = new Date('2026-11-26T20:15:00Z');
const TIME = '2026-11-26T20:15:00.000Z';

it.each(['{"level":"info","event":"request","requestId":"r-1"}', '{}'])(
  'adds the time to the JSON line %s of the Worker, and nothing else',
  (line) => {
    const written = logLine('info', line, AT);
    expect(JSON.parse(written)).toEqual({ time: TIME, ...JSON.parse(line) });
  },
);

it.each([
  'Uncaught Error: lost\n    at fetch',
  '{"a":1}\n{"b":2}',
  '{not json',
  '[1]',
  '"text"',
  '',
])('writes %j as one JSON object', (message) => {
  const line = logLine('error', message, AT);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    time: TIME,
    requestId: null,
    level: 'error',
    event: 'console',
    message,
  });
});
