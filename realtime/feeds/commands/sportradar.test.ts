import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runFeed } from '../feed.ts';
import { IngestStandIn } from '../sportradar/testing/ingest.ts';
import {
  closed,
  goal,
  live,
  MATCH,
  profile,
  pushed,
  sportEvent,
} from '../sportradar/testing/messages.ts';
import { until } from '../sportradar/testing/followed.ts';
import { StandIn, ticketOrigin } from '../sportradar/testing/stand-in.ts';
import { temporaryFile } from '../../testing/temporary-folder.ts';
import { stubNetwork } from '../../testing/stub-network.ts';

const KEY = 'a-key-nobody-may-see';
const SECRET = `whsec_${Buffer.from('a secret that only tests know').toString('base64')}`;

let config: string;
let service: StandIn;
let ingest: IngestStandIn;
const RADAR = 'http://radar.test';
const to = 'http://ingest.test';

beforeEach(async () => {
  service = new StandIn();
  ingest = new IngestStandIn();
  const answer = (request: Request) => service.answer(request);
  stubNetwork({
    [RADAR]: answer,
    [ticketOrigin(RADAR)]: answer,
    [to]: (request) => ingest.answer(request),
  });
  const sport = { sport: 'football', push: `${RADAR}/subscribe`, rest: RADAR };
  const settings = { apiKeyVariable: 'SOCCER_KEY', sports: [sport] };
  config = await temporaryFile('config.json', JSON.stringify(settings));
  vi.useFakeTimers({
    now: Date.UTC(2026, 10, 21, 15, 15),
    // A turn of the event loop takes no time.
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  service.beat();
});

afterEach(() => {
  service.rest();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function run(signal: AbortSignal, ...more: string[]) {
  const printed = { stdout: '', stderr: '' };
  const args = ['sportradar', '--config', config, '--to', to];
  const code = runFeed([...args, '--secret', SECRET, ...more], {
    stdout: { write: (text) => (printed.stdout += text) },
    stderr: { write: (text) => (printed.stderr += text) },
    env: { SOCCER_KEY: KEY },
    signal,
  });
  return { printed, code };
}

function room() {
  return ingest.rooms.get(MATCH)?.state;
}

test('a match is followed into its room to the end, through a reconnection and a restart', async () => {
  const first = goal(1, Date.now() - 60_000, 1, 0);
  service.matches.set(MATCH, { status: live(1, 0), timeline: [first] });
  const before = new AbortController();
  const one = run(before.signal);
  await until(() => expect(room()?.score).toEqual({ home: 1, away: 0 }));
  const second = goal(2, Date.now(), 2, 0);
  service.send(pushed(second, live(2, 0)));
  await until(() => expect(room()?.score).toEqual({ home: 2, away: 0 }));
  before.abort();
  expect(await one.code).toBe(0);

  // Times are whole seconds: a later one.
  await vi.advanceTimersByTimeAsync(1_000);
  const third = goal(3, Date.now(), 3, 0);
  service.matches.set(MATCH, { status: live(3, 0), timeline: [first, second, third] });
  const after = new AbortController();
  const two = run(after.signal);
  await until(() => expect(room()?.score).toEqual({ home: 3, away: 0 }));
  service.matches.set(MATCH, { status: closed(3, 0), timeline: [first, second, third] });
  service.drop();
  await until(() => expect(room()?.status).toBe('Finished'));
  after.abort();
  expect(await two.code).toBe(0);

  expect(room()?.incidents.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(ingest.results.filter(({ outcome }) => outcome === 'rejected')).toEqual([]);
  for (const { printed } of [one, two]) {
    expect(printed.stderr).toMatch(/sent \d+, applied \d+, duplicate 0, stale 0, rejected 0\n$/);
    expect(printed.stderr + printed.stdout).not.toContain(KEY);
  }
});

test('with --no-forever a refused API key ends the command with a reason', async () => {
  service.refuse = { status: 403, times: 1 };
  const { code, printed } = run(new AbortController().signal, '--no-forever');
  expect(await code).toBe(1);
  expect(printed.stderr).toContain('refuses the API key');
});

test('a refused API key is reported and retried until it is accepted', async () => {
  service.refuse = { status: 403, times: 1 };
  service.matches.set(MATCH, { status: live(1, 0), timeline: [] });
  const end = new AbortController();
  const { code, printed } = run(end.signal);
  await until(() => expect(room()?.score).toEqual({ home: 1, away: 0 }));
  expect(printed.stderr).toContain('refuses the API key: 403. See that it is');
  end.abort();
  expect(await code).toBe(0);
});

test('the squads of its teams are sent to the catalogue with the match', async () => {
  const [home, away] = ['sr:competitor:1', 'sr:competitor:2'];
  service.matches.set(MATCH, {
    event: sportEvent(MATCH, { home, away }),
    status: live(0, 0),
    timeline: [],
  });
  service.profiles.set(home, profile(home));
  const end = new AbortController();
  const { code, printed } = run(end.signal);
  await until(() => expect(ingest.catalogue).toHaveLength(1));
  expect(ingest.catalogue[0]).toMatchObject({
    source: 'sportradar',
    matches: [{ matchId: MATCH, fixture: { home: { id: home }, away: { id: away } } }],
    squads: [
      {
        seasonId: 'sr:season:118689',
        team: { id: home, name: 'Harbour Town' },
        players: [{ name: 'Uma Moor' }, { name: 'Eva Birk' }],
      },
    ],
  });
  expect(printed.stderr).toContain(`no squad of Mill Rovers (${away}): answered 404`);
  end.abort();
  expect(await code).toBe(0);
});

test('the command reports a missing --config option and a missing file', async () => {
  const { signal } = new AbortController();
  let said = '';
  const write = (text: string) => (said += text);
  const io = { stdout: { write }, stderr: { write }, env: {}, signal };
  expect(await runFeed(['sportradar'], io)).toBe(2);
  expect(await runFeed(['sportradar', '--config', `${config}.none`], io)).toBe(1);
  expect(said).toContain('--config is missing');
  expect(said).toContain('there is no such file');
});
