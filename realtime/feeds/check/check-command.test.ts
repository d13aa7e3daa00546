import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { temporaryFile } from '../../testing/temporary-folder.ts';
import { runFeed } from '../feed.ts';

const AT = Date.UTC(2026, 10, 29, 15);
const team = (id: string, name: string) => ({ id, name, shortName: name });
const fixture = {
  sportId: 1,
  league: { id: 'town-league', name: 'Town League' },
  home: team('ash', 'Ash Town'),
  away: team('birch', 'Birch Park'),
  startTime: AT,
} as const;
const update = (sequence: number, more: object = {}) => ({
  matchId: 'town-7',
  sequence,
  occurredAt: AT,
  ...more,
});
const GOAL = { id: 'g1', type: 'goal', team: 'home', minute: 4 };
const STACKED = `I${'\u0301'.repeat(5)}da`;
const HIDDEN = { ...team('elm', 'Elm'), name: 'Elm\u{e0041}' };
const RESULT = {
  status: 'Finished',
  matchStatus: 'Ended',
  score: { home: 2, away: 2 },
  periods: [],
  gameScore: [],
};
const MATCH: readonly Partial<MatchUpdate>[] = [
  update(1, { fixture }),
  update(2, { status: 'Live', matchStatus: 'H1' }),
  update(3, { score: { home: 1, away: 0 }, incidents: [GOAL] }),
  update(4, { status: 'Finished', matchStatus: 'Ended' }),
];

async function check(content: string, ...options: string[]) {
  const path = await temporaryFile('feed.jsonl', content);
  const written = { stdout: '', stderr: '' };
  const code = await runFeed(['check', path, ...options], {
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text.replaceAll(path, 'FILE')) },
    env: {},
    signal: new AbortController().signal,
  });
  return { code, ...written };
}

const asLines = (entries: readonly unknown[]) =>
  `${entries.map((entry) => JSON.stringify(entry)).join('\n')}\n`;

describe('a file without faults', () => {
  const shown =
    'town-7: Ash Town 1–0 Birch Park, Finished (Ended), Town League, 2026-11-29T15:00Z, 1 incident; 4 applied\n';

  it.each([
    ['lines of updates', asLines(MATCH), '4 entries'],
    ['lines between empty ones', asLines(MATCH).replaceAll('\n', '\r\n\r\n'), '4 entries'],
    ['a list of updates', JSON.stringify(MATCH, null, 2), '4 entries'],
    ['the body of a request', JSON.stringify({ source: 'town', updates: MATCH }), '1 entry'],
    [
      'lines of bodies',
      asLines([
        { source: 'town', updates: MATCH.slice(0, 2) },
        { source: 'town', updates: MATCH.slice(2) },
      ]),
      '2 entries',
    ],
  ])('is taken as %s, and shows what a room would', async (_what, content, count) => {
    expect(await check(content)).toEqual({
      code: 0,
      stdout: `${shown}${count}, 0 faults\n`,
      stderr: '',
    });
  });

  it('may repeat updates, and send them late', async () => {
    const [first, , third] = MATCH;
    const { code, stdout } = await check(asLines([...MATCH, first, third]));
    expect([code, stdout]).toEqual([0, expect.stringContaining('4 applied, 2 duplicate\n')]);
  });

  it('has matches of the catalogue as well', async () => {
    const other = { matchId: 'town-8', fixture: { ...fixture, home: team('cove', 'Cove') } };
    const matches = [{ matchId: 'town-7', fixture, result: RESULT }, other];
    for (const content of [asLines(matches), JSON.stringify({ source: 'town', matches })]) {
      const { code, stdout } = await check(content);
      expect([code, stdout]).toEqual([
        0,
        expect.stringContaining(
          'The catalogue would have 2 matches of Town League, 1 with a result, 3 teams\n',
        ),
      ]);
    }
  });
});

it('bodies of all calls of a feed are taken, each by its schema', async () => {
  const { code, stdout, stderr } = await check(
    asLines([
      { source: 'town', matches: [{ matchId: 'town-7', fixture }] },
      { source: 'town', updates: MATCH },
      { source: 'town', matchIds: [] },
      { source: 'town', matchIds: ['town-7'] },
      { source: 'town', details: [{ matchId: 'town-7', occurredAt: AT, statistics: [] }] },
    ]),
  );
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout.split('\n').slice(1)).toEqual([
    'The catalogue would have 1 match of Town League, 0 with a result, 2 teams',
    'Details of 1 match, which the product has to know',
    '2 heartbeats',
    '5 entries, 0 faults',
    '',
  ]);
});

describe('a time that looks like seconds', () => {
  it('is a warning with its place, and no fault', async () => {
    const startTime = AT / 1_000;
    const { code, stdout, stderr } = await check(
      asLines([
        update(1, { fixture: { ...fixture, startTime }, occurredAt: startTime }),
        { source: 'town', matches: [{ matchId: 'town-8', fixture: { ...fixture, startTime } }] },
      ]),
    );
    const text = 'warning: 1795964400 is on 1970-01-21: seconds? Times are milliseconds.';
    expect(stderr.trim().split('\n')).toEqual([
      `FILE, line 1, occurredAt: ${text}`,
      `FILE, line 1, fixture.startTime: ${text}`,
      `FILE, line 2, matches[0].fixture.startTime: ${text}`,
    ]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/\n2 entries, 0 faults, 3 warnings\n$/),
    ]);
  });

  it('is none where it is a match of long ago', async () => {
    const matches = [Date.UTC(1930, 6, 13), Date.UTC(1974, 6, 7)].map((startTime) => ({
      matchId: `m${startTime}`,
      fixture: { ...fixture, startTime },
    }));
    expect((await check(asLines(matches))).stderr).toBe('');
  });
});

describe('a fault', () => {
  it.each<[what: string, entries: unknown[], says: RegExp]>([
    [
      'of a value, with those that are allowed',
      [update(1, { fixture, status: 'live' })],
      /^FILE, status: .*"NotStarted" \| "Live".* received "live"$/m,
    ],
    [
      'deep in an update',
      [MATCH[0], update(2, { score: { home: '1', away: 0 } })],
      /^FILE, line 2, score\.home: .*number.*"1"$/m,
    ],
    [
      'of a list’s item',
      [MATCH[0], update(2, { incidents: [GOAL, { ...GOAL, id: 'g2', minute: -1 }] })],
      /^FILE, line 2, incidents\[1\]\.minute: /m,
    ],
    [
      'of a member that does not exist, with those that do',
      [update(1, { fixture: { ...fixture, home: { ...fixture.home, fullName: 'Ash' } } })],
      /^FILE, fixture\.home\.fullName: is no member here\. Those that are: id, name, shortName, code, /m,
    ],
    ['of a missing member', [{ matchId: 'town-7', occurredAt: AT }], /, sequence: .*undefined$/m],
    [
      'in a body, by its index there',
      [{ source: 'town', updates: [MATCH[0], update(2, { matchStatus: 'Q1' })] }],
      /^FILE, updates\[1\]: town-7 2 is rejected: period-unknown: football has no 'Q1'; allowed: Not start, H1, HT, H2, /m,
    ],
    ['of a body’s source', [{ source: 'my feed', updates: [MATCH[0]] }], /^FILE, source: /m],
    [
      'against the order of statuses, with those that may follow',
      [...MATCH, update(5, { status: 'Live' })],
      /^FILE, line 5: town-7 5 is rejected: illegal-transition: Finished to Live; allowed: Finished, or any with correction: true$/m,
    ],
    [
      'of a number that was another update',
      [...MATCH, update(3, { score: { home: 2, away: 0 } })],
      /^FILE, line 5: town-7 3 is rejected: sequence-conflict: /m,
    ],
    [
      'of a match without its fixture',
      [update(1, { status: 'Live' })],
      /^FILE: town-7 1 is rejected: fixture-missing: /m,
    ],
    [
      'of a period that no sport has, with those of the match’s sport',
      [MATCH[0], update(2, { matchStatus: '1H' })],
      /^FILE, line 2, matchStatus: football has no '1H'; allowed: Not start, H1, HT, H2, (?!.*Q1)/m,
    ],
    [
      'of a result’s period',
      [
        {
          source: 'town',
          matches: [{ matchId: 'town-8', fixture, result: { ...RESULT, matchStatus: 'FT' } }],
        },
      ],
      /^FILE, matches\[0\]\.result\.matchStatus: football has no 'FT'; allowed: /m,
    ],
    [
      'of a heartbeat',
      [{ source: 'town', matchIds: ['town 7'] }],
      /^FILE, matchIds\[0\]: must be 1–64 letters, digits, /m,
    ],
    [
      'of details',
      [{ source: 'town', details: [{ matchId: 'town-7' }] }],
      /^FILE, details\[0\]\.occurredAt: /m,
    ],
    [
      'of too many details',
      [
        {
          source: 'town',
          details: Array.from({ length: 201 }, () => ({ matchId: 'town-7', occurredAt: AT })),
        },
      ],
      /^FILE, details: has 201 entries: a request takes 200 at most$/m,
    ],
    [
      'of an entry of no kind',
      [MATCH[0], { source: 'town', ids: ['town-7'] }],
      /^FILE, line 2: must be an update \(matchId, sequence, occurredAt, …\), a match/m,
    ],
    [
      'of too long a request',
      [
        {
          source: 'town',
          updates: Array.from({ length: 501 }, (_, at) => update(at + 1, { fixture })),
        },
      ],
      /^FILE, updates: has 501 entries: a request takes 500 at most$/m,
    ],
    [
      'in the catalogue',
      [{ matchId: 'town 8', fixture }],
      /^FILE, matchId: must be 1–64 letters, digits, /m,
    ],
    [
      'of an id with more bytes than an address has room for',
      [{ matchId: 'town-8', fixture: { ...fixture, league: { id: '広'.repeat(51), name: 'A' } } }],
      /^FILE, fixture\.league\.id: must be at most 150 bytes in UTF-8$/m,
    ],
    [
      'of a name with marks that cover other lines',
      [MATCH[0], update(2, { incidents: [{ ...GOAL, player: STACKED }] })],
      /^FILE, line 2, incidents\[0\]\.player: must not have five marks on a letter, /m,
    ],
    [
      'of a name with letters that nobody sees, in a body',
      [{ source: 'town', matches: [{ matchId: 'm', fixture: { ...fixture, home: HIDDEN } }] }],
      /^FILE, matches\[0\]\.fixture\.home\.name: must not have .*hidden characters/m,
    ],
  ])('%s is named by its place', async (_what, entries, says) => {
    const { code, stderr, stdout } = await check(asLines(entries));
    expect(stderr).toMatch(says);
    expect([code, stdout]).toEqual([1, expect.stringContaining(', 1 fault\n')]);
  });

  it('of a line that is no JSON is named, and the others are checked', async () => {
    const { code, stderr, stdout } = await check(`${asLines(MATCH)}{"matchId":\n`);
    expect(stderr).toMatch(/^FILE, line 5: is not JSON: /);
    expect([code, stdout]).toEqual([1, expect.stringContaining('Finished (Ended)')]);
  });

  it('of a whole file that is no JSON is named by its line', async () => {
    const { code, stderr } = await check('[\n  {"matchId": "m",\n  "sequence": 1,}\n]\n');
    expect(stderr).toMatch(/^FILE: is not JSON: .*line 3/);
    expect(code).toBe(1);
  });

  it('by the thousand is printed a hundred times', async () => {
    const { stderr } = await check(asLines(Array.from({ length: 300 }, () => ({}))));
    expect(stderr.trim().split('\n')).toHaveLength(101);
    expect(stderr).toContain('and 200 faults more');
  });
});

it.each([
  [['check'], 2, 'check takes one file'],
  [['check', 'a', 'b'], 2, 'check takes one file'],
  [['check', 'a', '--loud'], 2, "'--loud'"],
  [['check', '/nowhere/feed.jsonl'], 1, 'cannot be read'],
])('%j ends with %i', async (args, expected, says) => {
  let stderr = '';
  const code = await runFeed(args, {
    stdout: { write: () => {} },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    signal: new AbortController().signal,
  });
  expect([code, stderr]).toEqual([expected, expect.stringContaining(says)]);
});

it('the example of docs/feeds.md is what the command prints', async () => {
  const document = await readFile(new URL('../../../docs/feeds.md', import.meta.url), 'utf8');
  const { stderr, stdout } = await check(
    asLines([
      update(1, { fixture, status: 'Live' }),
      update(2, { matchStatus: '1H' }),
      update(3, { score: { home: 1, away: 0 }, incidents: [GOAL], status: 'Finished' }),
      update(12, { status: 'Live' }),
    ]),
  );
  const printed = (stderr + stdout).replaceAll('FILE', 'updates.jsonl').trim().split('\n');
  const [, example = ''] =
    /ends with 1 if there is a fault:\n\n```\n([\s\S]*?)```/.exec(document) ?? [];
  const lines = example.trim().split('\n');
  expect(printed).toHaveLength(lines.length);
  for (const [at, line] of lines.entries()) {
    // `…` stands for any text.
    const [begin = '', end = ''] = line.split('…');
    expect([printed[at]?.startsWith(begin), printed[at]?.endsWith(end)]).toEqual([true, true]);
  }
});
