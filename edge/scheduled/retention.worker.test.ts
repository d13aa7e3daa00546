import { emptyReport } from '../../realtime/hosts/metrics/tally.ts';
import { getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { metricsObject } from '../../realtime/hosts/metrics/report.ts';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import { createDatabase } from '../origin/db/database.ts';
import { findEvent } from '../origin/media/events/events.ts';
import { env } from '../testing/bindings.ts';
import { deliver } from '../testing/deliver.ts';
import { newMatchId, openingUpdates } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import {
  DAY,
  keptFor,
  RETENTION,
  ROW_RETENTION,
  WITHOUT_END,
  type RowRetention,
} from './retention.ts';
import { sweep } from './sweep.ts';
import documented from '../../docs/retention.md?raw';

// Noon: a day has its end before and after it.
const NOW = 20_000 * DAY + DAY / 2;

/** Inserts a row with a time and anything else that its table requires. */
async function insert(
  { table, column, having }: RowRetention,
  id: string,
  time: number,
): Promise<void> {
  const valueOf = (each: SQLiteColumn) => {
    if (each.name === column.name) return time;
    return each.getSQLType() === 'text' ? id : id.length;
  };
  const needed = getTableConfig(table).columns.filter(
    (each) => each.name === column.name || each.notNull || each.primary || each === having,
  );
  await env.DB.prepare(
    `INSERT INTO ${getTableName(table)} (${needed.map(({ name }) => name).join(', ')})
     VALUES (${needed.map(() => '?').join(', ')})`,
  )
    .bind(...needed.map(valueOf))
    .run();
}

/** Returns which of these times rows of the table have. */
async function timesOf({ table, column }: RowRetention, among: number[]): Promise<unknown[]> {
  const { results } = await env.DB.prepare(
    `SELECT ${column.name} AS time FROM ${getTableName(table)}
     WHERE time IN (${among.join()}) ORDER BY 1`,
  ).all();
  return results.map(({ time }) => time);
}

describe.each(ROW_RETENTION.map((row) => [row.what, row] as const))('%s', (_what, row) => {
  afterEach(async () => void (await env.DB.exec(`DELETE FROM ${getTableName(row.table)}`)));

  it('go when their time is over, and stay before', async () => {
    const limit = row.unit === 'ms' ? NOW - row.keepMs : Math.floor((NOW - row.keepMs) / DAY) - 1;
    await insert(row, 'old', limit);
    await insert(row, 'young', limit + 1);
    await row.expire(env, NOW);
    expect(await timesOf(row, [limit, limit + 1])).toEqual([limit + 1]);
  });
});

it('a run deletes subscriptions twenty at a time, and the next run goes on', async () => {
  const unproven = ROW_RETENTION.find(({ having }) => having?.name === 'nonce');
  await env.DB.exec(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 650) INSERT INTO push_subscriptions (id, endpoint, p256dh, auth, vapid_key, language, site, time_zone, hides_scores, created_at, seen_at, nonce) SELECT i, i, i, i, '', 'en', '', 'UTC', 0, 1, 1, i FROM n`,
  );
  const deleted: number[] = [];
  const recorded = (statement: D1PreparedStatement): D1PreparedStatement =>
    overridden(statement, {
      bind: (...values: unknown[]) => recorded(statement.bind(...values)),
      run: async () => {
        const result = await statement.run();
        deleted.push(result.meta.changes);
        return result;
      },
    });
  const DB = overridden(env.DB, { prepare: (text: string) => recorded(env.DB.prepare(text)) });
  await unproven?.expire({ ...env, DB }, NOW);
  expect(deleted).toEqual(Array.from({ length: 30 }, () => 20));
  deleted.length = 0;
  await unproven?.expire({ ...env, DB }, NOW);
  expect(deleted).toEqual([20, 20, 10]);
});

/** Plays a match to its end; the database then has all of it. */
async function finished(matchId: string): Promise<void> {
  const over = { matchId, status: 'Finished', matchStatus: 'Ended', occurredAt: 1_000 } as const;
  await matchRoom(env, matchId).ingest([...openingUpdates(matchId), { ...over, sequence: 4 }]);
  await deliver([{ unsaved: matchId }]);
}

/** Only the rooms of the next test are due: other files leave matches behind. */
const retireAll = () => env.DB.exec("UPDATE matches SET state_epoch = 'retired'");

describe('rooms of closed matches', () => {
  beforeEach(retireAll);
  const retention = RETENTION.find(({ place }) => place === 'match rooms');

  it('are emptied a year after their last change, and not before', async () => {
    const matchId = newMatchId();
    await finished(matchId);
    const before = await findEvent(createDatabase(env.DB), matchId);
    await retention?.expire(env, Date.now() + 364 * DAY);
    expect(await matchRoom(env, matchId).snapshot()).not.toBeNull();
    await retention?.expire(env, Date.now() + 366 * DAY);
    expect(await matchRoom(env, matchId).snapshot()).toBeNull();
    expect(await matchRoom(env, matchId).backup()).toBeNull();
    expect(await findEvent(createDatabase(env.DB), matchId)).toEqual(before);
  });

  it('take a correction afterwards, which reaches the database', async () => {
    const matchId = newMatchId();
    await finished(matchId);
    await retention?.expire(env, Date.now() + 366 * DAY);
    const [opening] = openingUpdates(matchId);
    const score = { home: 5, away: 0 };
    const over = { status: 'Finished', matchStatus: 'Ended', score } as const;
    await matchRoom(env, matchId).ingest([
      { ...opening, matchId, sequence: 9, occurredAt: 2_000, ...over },
    ]);
    await deliver([{ unsaved: matchId }]);
    expect((await findEvent(createDatabase(env.DB), matchId))?.event.eventScore).toEqual(score);
  });

  it('stay while their match is open or the database has an older state', async () => {
    const [open, newer] = [newMatchId(), newMatchId()];
    await matchRoom(env, open).ingest(openingUpdates(open));
    await deliver([{ unsaved: open }]);
    await finished(newer);
    const correction = { matchId: newer, sequence: 5, occurredAt: 2_000, correction: true };
    await matchRoom(env, newer).ingest([{ ...correction, score: { home: 4, away: 0 } }]);
    await retention?.expire(env, Date.now() + 366 * DAY);
    for (const matchId of [open, newer])
      expect(await matchRoom(env, matchId).snapshot()).not.toBeNull();
  });
});

describe('rooms that stay', () => {
  beforeEach(retireAll);
  const retention = RETENTION.find(({ place }) => place === 'match rooms');
  const year = Date.now() + 366 * DAY;

  /** Returns an environment in which `retire` is replaced for all rooms but that of this match. */
  const withOthers = (matchId: string, retire: () => Promise<boolean>) => ({
    ...env,
    Match: overridden(env.Match, {
      getByName: (name: string) => (name === matchId ? env.Match.getByName(name) : { retire }),
    }),
  });

  it('do not stop others from being emptied, even if a hundred of them are older', async () => {
    const matchId = newMatchId();
    await finished(matchId);
    const others = Array.from({ length: 100 }, () => newMatchId());
    for (const id of others)
      await env.DB.batch([
        await copyOf('matches', 'id', matchId, { id, state_at: 1 }),
        await copyOf('match_records', 'match_id', matchId, { match_id: id }),
      ]);
    const alone = withOthers(matchId, () => Promise.resolve(false));
    for (let pass = 0; pass < 100 && (await matchRoom(env, matchId).snapshot()); pass += 1)
      await retention?.expire(alone, year);
    expect(await matchRoom(env, matchId).snapshot()).toBeNull();
    for (const id of others)
      await env.DB.batch([
        env.DB.prepare('DELETE FROM matches WHERE id = ?').bind(id),
        env.DB.prepare('DELETE FROM match_records WHERE match_id = ?').bind(id),
      ]);
  });

  it('because they fail are reported, and the others are marked as emptied', async () => {
    const [matchId, failing] = [newMatchId(), newMatchId()];
    await finished(matchId);
    await finished(failing);
    const alone = withOthers(matchId, () => Promise.reject(new Error('Away')));
    await expect(retention?.expire(alone, year)).rejects.toThrow('Away');
    const marked = await env.DB.prepare('SELECT state_epoch FROM matches WHERE id = ?')
      .bind(matchId)
      .first('state_epoch');
    expect(marked).toBe('retired');
    await retention?.expire(env, year);
    expect(await matchRoom(env, failing).snapshot()).toBeNull();
  });
});

/** Returns the statement that copies a row of a table, with some columns changed. */
async function copyOf(
  table: string,
  key: string,
  id: string,
  changes: Record<string, unknown>,
): Promise<D1PreparedStatement> {
  const row = await env.DB.prepare(`SELECT * FROM ${table} WHERE ${key} = ?`).bind(id).first();
  const copy = { ...row, ...changes };
  const marks = Object.keys(copy).map(() => '?');
  return env.DB.prepare(
    `INSERT INTO ${table} (${Object.keys(copy).join(', ')}) VALUES (${marks.join(', ')})`,
  ).bind(...Object.values(copy));
}

it('the time of a feed’s last message is forgotten a month later, and not before', async () => {
  const object = metricsObject(env);
  const now = Date.now();
  const feeds = new Map([
    ['gone', now - 31 * DAY],
    ['here', now - 29 * DAY],
  ]);
  await object?.report(crypto.randomUUID(), { ...emptyReport(), feeds });
  await RETENTION.find(({ place }) => place === 'metrics object')?.expire(env, now);
  const known = [...((await object?.readState())?.feeds.keys() ?? [])];
  expect(known).toContain('here');
  expect(known).not.toContain('gone');
});

it('the job goes on after a failure, and fails at its end', async () => {
  const [session] = ROW_RETENTION.filter(({ place }) => place === 'sessions');
  if (!session) throw new Error('Sessions have an end');
  await insert(session, 'old', NOW - 1);
  const Match = overridden(env.Match, {
    getByName: () => {
      throw new Error('Away');
    },
  });
  await finished(newMatchId());
  await expect(sweep({ ...env, Match }, Date.now() + 400 * DAY)).rejects.toThrow(
    'Not swept: match rooms',
  );
  expect(await timesOf(session, [NOW - 1])).toEqual([]);
});

it('the job deletes the rest while a room does not answer', async () => {
  const now = Date.now() + 400 * DAY;
  const hanging = { retire: () => new Promise(() => {}) };
  const Match = overridden(env.Match, { getByName: () => hanging });
  await finished(newMatchId());
  const feeds = new Map([['left', Date.now()]]);
  await metricsObject(env)?.report(crypto.randomUUID(), { ...emptyReport(), feeds });
  void sweep({ ...env, Match }, now);
  await eventually(async () => {
    const reading = await metricsObject(env)?.readState();
    expect(reading?.feeds.has('left')).toBe(false);
  });
});

it('every table has an end in the table of retention, or a reason to have none', async () => {
  const { results } = await env.DB.prepare(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
     AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'`,
  ).all();
  const known = [...ROW_RETENTION.map(({ place }) => place), ...Object.values(WITHOUT_END).flat()];
  expect([...new Set(known)].toSorted()).toEqual(results.map(({ name }) => name).toSorted());
});

it('docs/retention.md has the same table', () => {
  const rows = documented
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  for (const retention of RETENTION)
    expect(rows).toContainEqual([
      '',
      retention.what,
      `\`${retention.place}\``,
      keptFor(retention),
      '',
    ]);
  for (const [reason, tables] of Object.entries(WITHOUT_END))
    expect(rows).toContainEqual(['', reason, tables.map((table) => `\`${table}\``).join(', '), '']);
});
