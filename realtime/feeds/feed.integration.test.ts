import { afterEach, beforeEach, expect, test } from 'vitest';
import { runFeed } from './feed.ts';
import { fixturePath } from './testing/fixture-path.ts';
import { SECRET, StandInIngest } from './testing/stand-in-ingest.ts';

let ingest: StandInIngest;
let to: string;

beforeEach(async () => {
  ingest = new StandInIngest();
  to = await ingest.listen();
});
afterEach(() => ingest.close());

async function feed(...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const code = await runFeed(args, {
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
    env: { INGEST_SECRET: SECRET },
    signal: new AbortController().signal,
  });
  return { code, ...written };
}

const cup = ['--format', 'openfootball', '--file', fixturePath('2031.lantern-cup.json')];
const max = ['--speed', 'max'];

test('a replay sends every update once and ends with its counts', async () => {
  const { code, stdout, stderr } = await feed('replay', ...cup, ...max, '--to', to);
  expect(code).toBe(0);
  expect(stdout).toBe('');
  const sent = ingest.taken.length;
  expect(stderr).toContain(`sent ${sent}, applied ${sent}, duplicate 0, stale 0, rejected 0`);
});

test('a second replay of the same file brings nothing but duplicates', async () => {
  await feed('replay', ...cup, ...max, '--to', to);
  const sent = ingest.taken.length;
  const { code, stderr } = await feed('replay', ...cup, ...max, '--to', to);
  expect(code).toBe(0);
  expect(stderr).toContain(`sent ${sent}, applied 0, duplicate ${sent}`);
});

test('a match that is named is replayed alone', async () => {
  const name = ['--match', 'oystad rovers vs VELDEN united'];
  const { stderr } = await feed('replay', ...cup, ...max, ...name, '--to', to);
  expect(stderr).toContain('1 match,');
  expect(new Set(ingest.taken.map(({ matchId }) => matchId))).toEqual(
    new Set(['of-lantern-cup-2031-oystad-rovers-velden-united']),
  );
});

test.each<{ fault: string; args: string[]; says: string }>([
  { fault: 'no command', args: [], says: 'Usage: npm run feed' },
  { fault: 'an unknown command', args: ['sing'], says: 'There is no command "sing"' },
  { fault: 'an unknown option', args: ['replay', '--loud'], says: "'--loud'" },
  { fault: 'an unknown format', args: ['replay', '--format', 'x'], says: 'openfootball, nba-pbp' },
  { fault: 'no file', args: ['replay', '--format', 'nba-pbp'], says: '--file is missing' },
  { fault: 'a speed of none', args: ['replay', ...cup, '--speed', '0'], says: '--speed takes' },
  { fault: 'other dates', args: ['replay', ...cup, '--dates', 'soon'], says: '--dates takes' },
  { fault: 'no URL', args: ['import', ...cup, '--to', 'here'], says: '--to takes' },
  { fault: 'no secret', args: ['import', ...cup, '--secret', '%'], says: 'the secret is not one' },
])('$fault is an error of usage', async ({ args, says }) => {
  const { code, stderr } = await feed(...args);
  expect(code).toBe(2);
  expect(stderr).toContain(says);
  expect(ingest.taken).toEqual([]);
});

test('a match that is not in the file is an error that names those near it', async () => {
  const { code, stderr } = await feed('replay', ...cup, '--match', 'Velden vs Oystadt', '--to', to);
  expect(code).toBe(2);
  expect(stderr).toContain('Velden United vs Øystad Rovers');
});

test('a file of another format fails and is named', async () => {
  const args = ['--format', 'nba-pbp', '--file', fixturePath('gamecenter.json')];
  const { code, stderr } = await feed('replay', ...args, '--to', to);
  expect(code).toBe(1);
  expect(stderr).toMatch(/gamecenter\.json, game/);
});

test('a rebased replay does not guess a kick-off that it could not ask for', async () => {
  await ingest.close();
  const gone = ['--dates', 'today', '--retry-for', '0', '--to', to];
  const { code, stderr } = await feed('replay', ...cup, ...max, ...gone);
  ingest = new StandInIngest();
  await ingest.listen();
  expect(code).toBe(2);
  expect(stderr).toContain('--dates today has to ask the server');
});

test('every command explains itself with an example', async () => {
  for (const name of ['simulate', 'seed', 'replay', 'import', 'sportradar']) {
    const { code, stdout } = await feed(name, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain(`feed ${name}`);
    expect(stdout).toMatch(/Examples?:/);
  }
});
