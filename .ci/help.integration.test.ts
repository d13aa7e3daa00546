import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROJECT = resolve(import.meta.dirname, '..');
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8')),
);
const FEEDS = ['simulate', 'seed', 'replay', 'import', 'sportradar'];
const LINES = [
  ...Object.keys(scripts).map((name) => [name]),
  ...FEEDS.map((command) => ['feed', command]),
  ...['bench', 'tool'].flatMap((script) => namesIn(script).map((name) => [script, name])),
];
const NOT_COPIED = new Set(['.git', 'node_modules', 'build', '.local', '.wrangler', 'docs']);
let folder: string;
let copy: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'help-'));
  copy = join(folder, 'project');
  for (const name of await readdir(PROJECT))
    if (!NOT_COPIED.has(name)) await cp(join(PROJECT, name), join(copy, name), { recursive: true });
  // In the parent folder: the copy resolves it, and its file list omits it.
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(LINES.map((line) => [line.join(' '), line] as const))(
  'npm run %s prints its usage with --help and changes no file',
  async (_name, [script = '', ...args]) => {
    const before = await filesOfCopy();
    const child = spawn('npm', ['run', '--silent', script, '--', ...args, '--help'], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(said).toMatch(/usage/i);
    expect(code).toBe(0);
    expect(await filesOfCopy()).toEqual(before);
  },
);

/** Returns the names that the help of a script lists. */
function namesIn(script: string): string[] {
  const help = execFileSync('npm', ['run', '--silent', script, '--', '--help'], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  return [...help.matchAll(/^ {2}([a-z][a-z-]*) {2,}/gm)].flatMap(([, name]) => name ?? []);
}

async function filesOfCopy(): Promise<string[]> {
  return (await readdir(copy, { recursive: true })).toSorted();
}
