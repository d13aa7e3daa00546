import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Lineup } from '../../realtime/protocol/lineup.ts';
import type { MatchDetails } from '../../realtime/protocol/details.ts';
import { createDatabase } from '../origin/db/database.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { signed } from '../testing/signed.ts';
import { snapshot } from '../testing/snapshot.ts';
import { alertMatchOf } from '../shared/alerts/alert-match.ts';
import type { AlertMessage } from './alert-message.ts';
import { claimLineups, findLinedUp } from './claim-lineups.ts';
import { enqueueLineups } from './enqueue-lineups.ts';
import { claimNews } from './match-reports.ts';
import { sendWaiting } from './waiting-alerts.ts';

const db = createDatabase(env.DB);
const SOON = Date.now() + 3_600_000;

let matchId: string;
let sent: AlertMessage[];
const ALERTS = overridden(env.ALERTS, {
  sendBatch: async (messages: Iterable<MessageSendRequest<AlertMessage>>) => {
    for (const { body } of messages) sent.push(body);
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  },
});

async function ingest(path: string, body: object): Promise<void> {
  expect((await call(signed(path, { source: 'test', ...body }))).status).toBe(200);
}

const sheet = (confirmed: boolean): Lineup => ({ confirmed, starters: [], substitutes: [] });
const both = (confirmed = true) => ({ home: sheet(confirmed), away: sheet(confirmed) });
let occurredAt = 1_000;
const detailsOf = (lineups: MatchDetails['lineups']): MatchDetails => {
  occurredAt += 1;
  return { matchId, occurredAt, lineups };
};

const enqueue = (details: MatchDetails, VAPID_KEY = env.VAPID_KEY) =>
  enqueueLineups({ ...env, ALERTS, VAPID_KEY }, [details], 5_000);

async function follow(item: string): Promise<void> {
  await env.DB.prepare(`INSERT INTO push_items VALUES (?1, 'a', 'lineups', 0, 'given')`)
    .bind(item)
    .run();
}

beforeEach(async () => {
  sent = [];
  matchId = newMatchId();
  await env.DB.exec('DELETE FROM push_items');
  await ingest('/ingest/v1/catalogue', {
    matches: [{ matchId, fixture: fixture({ startTime: SOON }) }],
  });
});

it.each([
  ['its match', () => `40:${matchId}`],
  ['a team', () => '30:harbour'],
  ['the other team', () => '30:quarry'],
  ['the league', () => '20:coast-league'],
])('line-ups of a match are queued if somebody follows %s', async (_whom, item) => {
  await enqueue(detailsOf(both()));
  expect(sent).toEqual([]);
  await follow(item());
  await enqueue(detailsOf(both()));
  expect(sent).toEqual([{ lineups: { matchId, at: 5_000 } }]);
});

it.each<[string, MatchDetails['lineups']]>([
  ['the home side', { home: sheet(true) }],
  ['the guests', { away: sheet(true) }],
])('line-ups of %s alone are queued: they may be the second ones', async (_whose, lineups) => {
  await follow(`40:${matchId}`);
  await enqueue(detailsOf(lineups));
  expect(sent).toHaveLength(1);
});

it.each([
  ['expected line-ups', () => detailsOf(both(false))],
  ['details without line-ups', () => ({ matchId, occurredAt: 1, statistics: [] })],
  ['a match that nobody knows', () => ({ ...detailsOf(both()), matchId: 'none' })],
])('%s cost no message', async (_what, details) => {
  await follow(`40:${matchId}`);
  await enqueue(details());
  expect(sent).toEqual([]);
});

it('a match in play and a product without a key have no alerts of line-ups', async () => {
  await follow(`40:${matchId}`);
  await enqueue(detailsOf(both()), '');
  await env.DB.prepare(`UPDATE matches SET status = 'Live' WHERE id = ?`).bind(matchId).run();
  await enqueue(detailsOf(both()));
  expect(sent).toEqual([]);
});

it('line-ups that the queue refuses wait, and do not stop an ingest', async () => {
  vi.spyOn(scheduler, 'wait').mockResolvedValue();
  onTestFinished(() => void vi.restoreAllMocks());
  await follow(`40:${matchId}`);
  const away = overridden(env.ALERTS, {
    sendBatch: () => {
      throw new Error('Away');
    },
  });
  await expect(
    enqueueLineups({ ...env, ALERTS: away }, [detailsOf(both())], 5_000),
  ).resolves.toBeUndefined();
  await sendWaiting({ ...env, ALERTS });
  expect(sent).toEqual([{ lineups: { matchId, at: 5_000 } }]);
});

it('line-ups are out once both sides have confirmed them, and then once', async () => {
  await ingest('/ingest/v1/details', { details: [detailsOf({ home: sheet(true) })] });
  expect(await findLinedUp(db, matchId)).toBeUndefined();
  await ingest('/ingest/v1/details', { details: [detailsOf({ away: sheet(false) })] });
  expect(await findLinedUp(db, matchId)).toBeUndefined();
  await ingest('/ingest/v1/details', { details: [detailsOf({ away: sheet(true) })] });
  const match = await findLinedUp(db, matchId);
  expect(match).toMatchObject({
    id: matchId,
    sportKey: 'football',
    leagueId: 'coast-league',
    home: { id: 'harbour', name: 'Harbour Town' },
    away: { id: 'quarry' },
    startTime: SOON,
    kind: 'fixture',
  });
  if (!match) throw new Error('No match');
  const claims = await Promise.all([1, 2].map(() => claimLineups(db, match, SOON - 1)));
  expect(claims.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'news']);
  expect(await claimLineups(db, match, SOON)).toEqual({ kind: 'nothing' });
});

it('after line-ups the kick-off is news; those that could not be sent are claimed again', async () => {
  await ingest('/ingest/v1/details', { details: [detailsOf(both())] });
  const match = await findLinedUp(db, matchId);
  if (!match) throw new Error('No match');
  const claim = () => claimLineups(db, match, SOON - 1);
  const first = await claim();
  if (first.kind !== 'news') throw new Error('No news');
  await first.undo();
  expect((await claim()).kind).toBe('news');
  const { state, epoch, version } = snapshot(matchId, { startTime: SOON });
  const begun = await claimNews(db, {
    match: alertMatchOf(state, SOON),
    epoch,
    version,
    at: SOON + 1_000,
  });
  expect(begun).toMatchObject({ news: { turns: [{ kind: 'start' }] } });
});
