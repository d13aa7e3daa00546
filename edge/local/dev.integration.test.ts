import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from './project.ts';

let state: string;
let child: ReturnType<typeof start>;
let url: string;

function start() {
  return spawn(
    process.execPath,
    ['edge/local/dev.ts', '--port', '0', '--feed', 'none', '--state', state],
    { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
}

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'dev-'));
  child = start();
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

it('ends on a signal, and says what it did meanwhile', async () => {
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]);
  child.kill('SIGTERM');
  const [[code], said] = await ended;
  expect(code).toBe(0);
  expect(said).toMatch(/^Starting Vite …\nBundling the Worker …\nStarting the Worker …\n/);
});
