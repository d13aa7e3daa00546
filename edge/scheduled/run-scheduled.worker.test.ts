import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { messageOf } from '../../realtime/hosts/log.ts';
import { METRICS } from '../../realtime/hosts/metrics/metric-list.ts';
import { createDatabase } from '../origin/db/database.ts';
import { sessions } from '../origin/db/account-schema.ts';
import { env } from '../testing/bindings.ts';
import { counted } from '../testing/counted.ts';
import { overridden } from '../testing/overridden.ts';
import { runScheduled, SCHEDULED_PARTS, type ScheduledPart } from './run-scheduled.ts';

/** Nothing is reported meanwhile: a part's end then needs no round trip. */
const silent = { ...env, METRICS_TOKEN: '' };

function partsOf(runs: Record<string, ScheduledPart['run']>): ScheduledPart[] {
  return Object.entries(runs).map(([name, run]) => ({ name, run }));
}

it('deletes expired data although the outlooks of seasons fail, and counts each part', async () => {
  const db = createDatabase(env.DB);
  const times = { createdAt: 0, rotatedAt: 0, expiresAt: 1 };
  await db.insert(sessions).values({ id: 'old', userId: 'user', renewalHash: '', ...times });
  const prepare = (sql: string) => {
    if (sql.includes('season_outlooks')) throw new Error('no outlooks');
    return env.DB.prepare(sql);
  };
  const failing = { ...env, DB: overridden(env.DB, { prepare }) };
  const counts = await counted(async () => {
    await expect(runScheduled(failing, Date.now())).rejects.toThrow(
      'Parts of the scheduled run: outlooks failed',
    );
  });
  expect(await db.select().from(sessions).where(eq(sessions.id, 'old'))).toEqual([]);
  expect(counts).toMatchObject({
    'scheduled_parts_total{part="retention",outcome="done"}': 1,
    'scheduled_parts_total{part="states",outcome="done"}': 1,
    'scheduled_parts_total{part="outlooks",outcome="failed"}': 1,
    'scheduled_part_seconds{part="retention"}': 1,
    'scheduled_part_seconds{part="states"}': 1,
    'scheduled_part_seconds{part="outlooks"}': 1,
  });
});

it('has metrics of each part', () => {
  const names = SCHEDULED_PARTS.map(({ name }) => name);
  expect(METRICS.scheduled_parts_total.labels.part).toEqual(names);
  expect(METRICS.scheduled_part_seconds.labels.part).toEqual(names);
});

it('deletes before it does anything else', async () => {
  const queries: string[] = [];
  const prepare = (sql: string) => {
    queries.push(sql);
    return env.DB.prepare(sql);
  };
  await runScheduled({ ...env, DB: overridden(env.DB, { prepare }) }, Date.now());
  const other = queries.findIndex((sql) => sql.includes('season_outlooks'));
  const deletions = queries.flatMap((sql, at) => (sql.startsWith('delete') ? [at] : []));
  expect(deletions.length).toBeGreaterThan(10);
  expect(Math.max(...deletions)).toBeLessThan(other);
});

it('goes on after a part that never ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ran: string[] = [];
  const parts = partsOf({
    hanging: () => new Promise(() => {}),
    broken: async () => {
      throw new Error('broken');
    },
    next: async () => void ran.push('next'),
  });
  const ended = runScheduled(silent, 0, parts).catch(messageOf);
  await vi.runAllTimersAsync();
  expect(await ended).toContain('hanging late, broken failed');
  expect(ran).toEqual(['next']);
});
