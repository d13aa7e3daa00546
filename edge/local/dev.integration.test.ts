import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { HOST } from './port.ts';
import { PROJECT } from './project.ts';

let state: string;
let child: ReturnType<typeof start>;
let url: string;

function start(port: number, folder: string) {
  const started = spawn(
    process.execPath,
    ['edge/local/dev.ts', '--port', String(port), '--feed', 'none', '--state', folder],
    { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  started.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  return Object.assign(started, { said: () => said });
}

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'dev-'));
  child = start(0, join(state, 'first'));
  url = await new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('http:')) resolve(line);
    });
  });
});

afterAll(async () => {
  child.kill('SIGKILL');
  await rm(state, { recursive: true, force: true });
});

const answerOf = async (path: string) => {
  const answer = await fetch(url + path);
  return { status: answer.status, text: await answer.text() };
};

it('a page names scripts, styles and a list of routes that are there', async () => {
  const { status, text: home } = await answerOf('/');
  expect(status).toBe(200);
  const paths = Array.from(
    home.matchAll(/(?:import|from|href=|src=) ?"(\/[@\w][^"?]*(?:\?[^"]*)?)"/g),
    ([, path = '']) => path.replaceAll('&amp;', '&'),
  ).filter((path) => /^\/(?:@|web\/|edge\/)/.test(path));
  expect(paths.length).toBeGreaterThan(4);
  const answers = await Promise.all(paths.map(answerOf));
  expect(paths.filter((_path, at) => answers[at]?.status !== 200)).toEqual([]);
  expect(answers.map((answer) => answer.text).join('\n')).toContain('__reactRouterManifest={');
});

it('calls reach the Worker, which is migrated', async () => {
  expect(await answerOf('/readyz')).toMatchObject({ status: 200 });
  expect(await answerOf('/api/media/v1/leagues')).toMatchObject({ status: 200 });
  expect(await answerOf('/no-such-page')).toMatchObject({ status: 404 });
});

it('says when it bundles the Worker again, and how long that took', async () => {
  // Any new file may be one that an import could not find. Git ignores this one.
  const file = join(PROJECT, 'edge/local', `dev-${process.pid}.log`);
  await writeFile(file, '');
  onTestFinished(async () => rm(file));
  const saidAfterAnswer = async () => {
    await answerOf('/readyz');
    return child.said();
  };
  await expect
    .poll(saidAfterAnswer)
    .toMatch(/\nBundling the Worker again …\nBundled the Worker again in \d+\.\d s\.\n/);
});

it('ends on a signal, and says what it did meanwhile', async () => {
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(child.said()).toMatch(/^Starting Vite …\nBundling the Worker …\nStarting the Worker …\n/);
});

it('ends with a sentence if another program takes its port while it starts', async () => {
  const other = createServer().listen(0, HOST);
  await once(other, 'listening');
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('It has a port');
  const { port } = address;
  other.close();
  await once(other, 'close');
  const late = start(port, join(state, 'late'));
  onTestFinished(() => void late.kill('SIGKILL'));
  const ended = once(late, 'close');
  await expect.poll(late.said).toContain('Bundling the Worker …');
  other.listen(port, HOST);
  onTestFinished(() => void other.close());
  expect(await ended).toEqual([1, null]);
  expect(late.said()).toMatch(
    new RegExp(`\\nPort ${port} is in use\\. Stop what listens there, .*\\.\\n$`),
  );
});
