import { expect, it, onTestFinished, vi } from 'vitest';
import { lineOf, writeLinesTo } from './console-lines.ts';
import { inRequest } from './request-scope.ts';

it('adds the request id to a log line of the product', () => {
  const line = lineOf('info', ['{"level":"info","event":"request","status":200}'], 'r-1');
  expect(JSON.parse(line)).toEqual({
    requestId: 'r-1',
    level: 'info',
    event: 'request',
    status: 200,
  });
});

it.each([
  ['words', ['URI malformed:\n%s', '/%ff'], 'URI malformed:\n/%ff'],
  ['an error with its stack', [new Error('lost')], 'Error: lost\n'],
  ['an object of somebody else’s', ['{"level"'], '{"level"'],
  ['nothing', [], ''],
])('writes %s as one JSON object', (_what, said, message) => {
  const line = lineOf('error', said, 'r-1');
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    requestId: 'r-1',
    level: 'error',
    event: 'console',
    message: expect.stringContaining(message),
  });
});

/** A console that keeps its lines. */
function listening(): { target: Console; lines: string[] } {
  const lines: string[] = [];
  const target = Object.assign(Object.create(console), {
    info: (line: string) => void lines.push(line),
  });
  writeLinesTo(target);
  return { target, lines };
}

it('writes a line without an id while modules load, where the platform refuses randomness', () => {
  const { target, lines } = listening();
  const refused = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('Disallowed operation called within global scope.');
  });
  onTestFinished(() => refused.mockRestore());
  target.info('loading');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { requestId: null, message: 'loading' },
  ]);
});

it('marks the lines of concurrent requests with their own ids', async () => {
  const { target, lines } = listening();
  await Promise.all(
    ['a', 'b'].map((id) =>
      inRequest(id, async () => {
        await Promise.resolve();
        target.info(JSON.stringify({ level: 'info', event: id }));
      }),
    ),
  );
  target.info('between');
  const [a, b, between] = lines.map((line) => JSON.parse(line));
  expect([a, b]).toMatchObject([
    { requestId: 'a', event: 'a' },
    { requestId: 'b', event: 'b' },
  ]);
  expect(between.requestId).toMatch(/^[\da-f-]{36}$/);
});

it('passes on each error in short, and nothing else', () => {
  const passed: unknown[] = [];
  const target = Object.assign(Object.create(console), { error: () => {}, warn: () => {} });
  writeLinesTo(target, (...one) => passed.push(one));
  inRequest('r-1', () => {
    target.error('{"level":"error","event":"ingest-failed","path":"/"}');
    target.error(new Error('of a library'));
    target.error('{"level":"error", no JSON');
    target.error(
      '{"level":"error","event":"state-failed","match":"m1","error":"Error: no table\\n at x"}',
    );
    target.warn('{"level":"warn","event":"check-failed"}');
  });
  expect(passed).toEqual([
    [{ event: 'ingest-failed', requestId: 'r-1', about: '/' }],
    [{ event: 'console', requestId: 'r-1', about: 'Error: of a library' }],
    [{ event: 'unknown', requestId: 'r-1', about: '' }],
    [{ event: 'state-failed', requestId: 'r-1', about: 'm1 · Error: no table' }],
  ]);
});
