import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubNetwork } from '../testing/stub-network.ts';
import type { CommandIo } from './command-io.ts';
import { runFeed } from './feed.ts';
import { readStoredAddress } from './stored-key.ts';
import { fixturePath } from './testing/fixture-path.ts';
import { SECRET, StandInIngest } from './testing/stand-in-ingest.ts';
import { temporaryFile, temporaryFolder } from '../testing/temporary-folder.ts';

const to = 'http://ingest.test';
let ingest: StandInIngest;

beforeEach(() => {
  ingest = new StandInIngest();
  stubNetwork({ [to]: (request) => ingest.answer(request) });
});
afterEach(() => vi.unstubAllGlobals());

async function feed(...args: string[]) {
  return feedAnswered(undefined, ...args);
}

/** Runs at a terminal that gives this answer; undefined means no terminal. */
async function feedAnswered(answer: boolean | undefined, ...args: string[]) {
  return feedIn({ INGEST_SECRET: SECRET }, answer, ...args);
}

async function feedIn(env: CommandIo['env'], answer: boolean | undefined, ...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const code = await runFeed(args, {
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
    env,
    signal: new AbortController().signal,
    ...(answer !== undefined && {
      confirm: async (question) => {
        written.stderr += question;
        return answer;
      },
    }),
  });
  return { code, ...written };
}

const cup = ['--format', 'openfootball', '--file', fixturePath('2031.lantern-cup.json')];
const max = ['--speed', 'max'];

test('a replay sends every update once and prints its counts', async () => {
  const { code, stdout, stderr } = await feed('replay', ...cup, ...max, '--to', to);
  expect(code).toBe(0);
  expect(stdout).toBe('');
  const sent = ingest.taken.length;
  expect(stderr).toContain(`sent ${sent}, applied ${sent}, duplicate 0, stale 0, rejected 0`);
});

test('--match replays only the named match', async () => {
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
])('$fault is a usage error', async ({ args, says }) => {
  const { code, stderr } = await feed(...args);
  expect(code).toBe(2);
  expect(stderr).toContain(says);
  expect(ingest.taken).toEqual([]);
});

test('a command signs with the secret of the product whose folder --state names', async () => {
  const state = dirname(await temporaryFile('ingest-secret', `${SECRET}\n`));
  const args = ['replay', ...cup, ...max, '--to', to, '--state', state];
  // The stand-in checks signatures.
  expect(await feedIn({}, undefined, ...args)).toMatchObject({ code: 0 });
  expect(ingest.taken).not.toEqual([]);
});

test('a command sends to the product whose folder --state names, unless --to names another', async () => {
  const state = dirname(await temporaryFile('ingest-secret', `${SECRET}\n`));
  await writeFile(join(state, 'address'), `${to}\n`);
  const args = ['replay', ...cup, ...max, '--state', state];
  expect(await feedIn({}, undefined, ...args)).toMatchObject({ code: 0 });
  expect(ingest.taken).not.toEqual([]);
  await writeFile(join(state, 'address'), 'http://127.0.0.1:1\n');
  expect(await feedIn({}, undefined, ...args, '--to', to)).toMatchObject({ code: 0 });
  const away = await feedIn({}, undefined, ...args, '--retry-for', '0');
  expect(away.code).toBe(1);
  expect(away.stderr).toContain('http://127.0.0.1:1 did not take it');
  expect(away.stderr).toContain('or name another address with --to.');
});

test('a folder without an address stands for the product that "npm start" starts without options', async () => {
  const state = await temporaryFolder();
  expect(await readStoredAddress(state)).toBe('http://localhost:8787');
  await writeFile(join(state, 'address'), '');
  expect(await readStoredAddress(state)).toBe('http://localhost:8787');
});

test('a command names the folder in which it finds no secret', async () => {
  const state = await temporaryFolder();
  const { code, stderr } = await feedIn({}, undefined, 'import', ...cup, '--state', state);
  expect(code).toBe(2);
  expect(stderr).toContain(
    `there is no secret in ${join(state, 'ingest-secret')}: name the product's folder`,
  );
});

test('a match that is not in the file is an error that suggests similar ones', async () => {
  const { code, stderr } = await feed('replay', ...cup, '--match', 'Velden vs Oystadt', '--to', to);
  expect(code).toBe(2);
  expect(stderr).toContain('Velden United vs Øystad Rovers');
});

test('an invalid part of a file is skipped, reported and counted; --strict refuses the file', async () => {
  const name = '2031.lantern-cup.json';
  const text = await readFile(fixturePath(name), 'utf8');
  const path = await temporaryFile(name, text.replace('"p": [4, 2]', '"p": [4, 4]'));
  const from = ['--file', path, '--to', to];
  const { code, stderr } = await feed('replay', ...from, ...max);
  expect(code).toBe(0);
  expect(stderr).toContain('matches.1.score.p: 4–4 decides nothing');
  expect(stderr).toContain('rejected 0, left out 1');
  const { stdout } = await feed('replay', ...from, ...max, '--json');
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({ leftOut: 1 });
  const strict = await feed('replay', ...from, ...max, '--strict');
  expect(strict.code).toBe(1);
  expect(strict.stderr).toContain('matches.1.score.p: 4–4 decides nothing');
});

test('a replay with recorded dates refuses a recording without a year', async () => {
  const head = 'rally,ball_round,roundscore_A,roundscore_B,getpoint_player';
  const path = await temporaryFile('set1.csv', `${head}\n1,1,1,0,A\n`);
  const args = ['replay', '--file', path, '--format', 'shuttleset', ...max, '--to', to];
  const { code, stderr } = await feed(...args);
  expect(code).toBe(2);
  expect(stderr).toContain('does not say in which year it was played');
  expect(ingest.taken).toEqual([]);
});

test.each([
  ['openfootball', '2031.lantern-cup.json'],
  ['nba-pbp', 'playbyplay_0099000001.json'],
  ['nfl-gamecenter', 'gamecenter.json'],
  ['tennis-pbp', '2031-lanternopen-points.csv'],
  ['datavolley', 'lantern-cup.dvw'],
  ['shuttleset', 'Anna-Lena_ABEND_Bo_BERG_Lantern_Open_2031_Final'],
])(
  'a replay detects a %s recording, and a second one sends only duplicates',
  async (format, name) => {
    const args = ['replay', '--file', fixturePath(name), ...max, '--to', to];
    expect((await feed(...args)).code).toBe(0);
    expect(new Set(ingest.sources)).toEqual(new Set([`replay:${format}`]));
    const sent = ingest.taken.length;
    const { code, stderr } = await feed(...args);
    expect(code).toBe(0);
    expect(stderr).toContain(`sent ${sent}, applied 0, duplicate ${sent}`);
  },
);

test('a recording of unknown format is refused with a list of formats', async () => {
  const file = fixturePath('2031-lanternopen-matches.csv');
  const { code, stderr } = await feed('replay', '--file', file, ...max, '--to', to);
  expect(code).toBe(2);
  expect(stderr).toContain('name it with --format, one of openfootball, nba-pbp, nfl-gamecenter');
});

const days = ['replay', ...cup, '--speed', '0.01'];

test('a replay that lasts days asks for confirmation at a terminal and does not start on no', async () => {
  const { code, stderr } = await feedAnswered(false, ...days, '--to', to);
  expect(stderr).toMatch(/It lasts \d+ days\. Begin it\?/);
  expect(code).toBe(0);
  expect(ingest.taken).toEqual([]);
});

test('a replay that lasts days is refused without a terminal, with the options to use', async () => {
  const { code, stderr } = await feed(...days, '--to', to);
  expect(code).toBe(2);
  expect(stderr).toMatch(/it lasts \d+ days: make it faster with --speed, .+--yes/);
  expect(ingest.taken).toEqual([]);
});

test.each([
  ['a yes', true, []],
  ['--yes', undefined, ['--yes']],
])('a replay that lasts days starts with %s', async (_, answer, more) => {
  const gone = ['--to', 'http://nobody.test', '--retry-for', '0'];
  const { code, stderr } = await feedAnswered(answer, ...days, ...more, ...gone);
  expect(code).toBe(1);
  expect(stderr).toContain('Gave up: http://nobody.test did not take it');
});

test('a rebased replay fails when the server does not answer its kick-off request', async () => {
  stubNetwork({});
  const gone = ['--dates', 'today', '--retry-for', '0', '--to', to];
  const { code, stderr } = await feed('replay', ...cup, ...max, ...gone);
  expect(code).toBe(2);
  expect(stderr).toContain('--dates today has to ask the server');
});

test('every command prints its help with an example', async () => {
  for (const name of ['simulate', 'seed', 'replay', 'import', 'sportradar', 'openligadb']) {
    const { code, stdout } = await feed(name, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain(`feed ${name}`);
    expect(stdout).toMatch(/Examples?:/);
  }
});
