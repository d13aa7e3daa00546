import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from '../edge/local/project.ts';

const read = (name: string) => readFile(join(PROJECT, 'ops', name), 'utf8');

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'feed-'))));
afterAll(async () => rm(folder, { recursive: true }));

it('the container copies files that exist', async () => {
  const copied = [...(await read('feed.Containerfile')).matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const sources = copied.flatMap(([, names = '']) => names.split(' '));
  expect(sources.length).toBeGreaterThan(4);
  expect(sources.filter((source) => !existsSync(join(PROJECT, source)))).toEqual([]);
});

it('the container is healthy while the feed wrote its file within 90 s', async () => {
  const [, command = ''] =
    /^HEALTHCHECK .*CMD (\[.+\])$/m.exec(await read('feed.Containerfile')) ?? [];
  const [, ...args]: string[] = JSON.parse(command);
  const file = join(folder, 'alive');
  const health = () =>
    spawnSync(process.execPath, args, { env: { FEED_ALIVE: file }, stdio: 'ignore' }).status;
  expect(health()).toBe(1);
  await writeFile(file, '');
  expect(health()).toBe(0);
  const old = new Date(Date.now() - 100_000);
  await utimes(file, old, old);
  expect(health()).toBe(1);
});
