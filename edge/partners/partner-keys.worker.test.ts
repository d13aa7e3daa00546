import { beforeEach, describe, expect, it } from 'vitest';
import { digestOf } from '../digest.ts';
import { createDatabase, type Database } from '../origin/db/database.ts';
import { partners } from '../origin/db/operator-schema.ts';
import { env } from '../testing/bindings.ts';
import { overridden } from '../testing/overridden.ts';
import { PartnerKeys } from './partner-keys.ts';
import { addPartner, listPartners, reportUsage, withdrawPartner } from './partner-store.ts';

const db = createDatabase(env.DB);
const KEY = `partner_${'k'.repeat(43)}`;
const HOUR = 3_600_000;
/** The start of a day of UTC. */
const NOW = 20_800 * 24 * HOUR;

async function add(name: string, quota: { perHour?: number; perDay?: number }, key = KEY) {
  const { perHour = null, perDay = null } = quota;
  const row = { name, origins: [], perHour, perDay, createdAt: NOW };
  return addPartner(db, { ...row, keyDigest: await digestOf(key) });
}

beforeEach(async () => void (await db.delete(partners)));

/** An isolate whose delayed reports come when the test says. Each request waits for the reports that are due. */
class Isolate {
  readonly #delayed: (() => void)[] = [];
  readonly #planned: Promise<void>[] = [];
  #due: Promise<void>[] = [];
  #isPlanning = false;
  readonly keys = new PartnerKeys({
    wait: () => {
      this.#isPlanning = true;
      return new Promise((resolve) => this.#delayed.push(resolve));
    },
  });

  async take(
    now = NOW,
    {
      key = KEY,
      origin = null as string | null,
      isCrossSite = false,
      network = null as string | null,
      at = db,
    } = {},
  ) {
    const waitUntil = (work: Promise<void>) => {
      (this.#isPlanning ? this.#planned : this.#due).push(work);
      this.#isPlanning = false;
    };
    const answer = await this.keys.take({
      db: at,
      key,
      origin,
      isCrossSite,
      network,
      now,
      waitUntil,
    });
    await Promise.all(this.#due);
    this.#due = [];
    return answer;
  }

  /** Makes requests one after another; returns how many of them are admitted. */
  async admitted(times: number, now = NOW): Promise<number> {
    let count = 0;
    for (let each = 0; each < times; each += 1) {
      const answer = await this.take(now);
      if (answer.kind === 'counted' && answer.admission.isAdmitted) count += 1;
    }
    return count;
  }

  /** Lets the planned reports be stored. */
  async report(): Promise<void> {
    for (const resolve of this.#delayed.splice(0)) resolve();
    await Promise.all(this.#planned);
  }
}

const usedBy = async (name: string) =>
  (await listPartners(db)).find((row) => row.name === name)?.hourUsed;

it('one isolate admits exactly the quota, and the next hour begins at 0', async () => {
  await add('club', { perHour: 5, perDay: 1_000 });
  const isolate = new Isolate();
  expect(await isolate.admitted(9)).toBe(5);
  expect(await isolate.take()).toMatchObject({
    partner: 'club',
    admission: { isAdmitted: false, retryAfter: 3_600 },
  });
  await isolate.report();
  expect(await usedBy('club')).toBe(5);
  expect(await isolate.take(NOW + HOUR)).toMatchObject({
    admission: { headers: { ratelimit: '"hour";r=4;t=3600, "day";r=994;t=82800' } },
  });
});

it('isolates share a quota, and each goes over it by less than a hundredth before it reports', async () => {
  await add('club', { perHour: 1_000 });
  const [one, other] = [new Isolate(), new Isolate()];
  // Neither knows of the other's requests until it reports its own.
  expect(await one.admitted(9)).toBe(9);
  expect(await other.admitted(9)).toBe(9);
  expect(await one.admitted(600)).toBe(600);
  // One request is due for a report: from then on the other knows.
  expect(await other.admitted(600)).toBeLessThanOrEqual(1_000 - 609 - 9 + 10);
  await Promise.all([one.report(), other.report()]);
  expect(await usedBy('club')).toBeLessThanOrEqual(1_010);
  expect(await usedBy('club')).toBeGreaterThanOrEqual(1_000);
  expect(await one.take(NOW + 30_000)).toMatchObject({ admission: { isAdmitted: false } });
  expect(await other.take(NOW + 30_000)).toMatchObject({ admission: { isAdmitted: false } });
});

it('a few requests are reported after five seconds', async () => {
  await add('club', { perHour: 1_000 });
  const isolate = new Isolate();
  expect(await isolate.admitted(3)).toBe(3);
  expect(await usedBy('club')).toBe(0);
  await isolate.report();
  expect(await usedBy('club')).toBe(3);
});

it('a report of an hour that is over adds to its day alone', async () => {
  await add('club', { perHour: 10, perDay: 10 });
  const report = { hour: NOW + HOUR, hourOwn: 2, day: NOW, dayOwn: 2 };
  await reportUsage(db, 'club', report);
  const late = await reportUsage(db, 'club', { ...report, hour: NOW, hourOwn: 5, dayOwn: 5 });
  expect(late).toEqual({ hour: NOW + HOUR, hourUsed: 2, day: NOW, dayUsed: 7 });
});

it('requests that could not be reported count here, and are reported later', async () => {
  await add('club', { perHour: 3 });
  const isolate = new Isolate();
  await isolate.take();
  const fail = () => {
    throw new Error('D1 is away');
  };
  const away = createDatabase(overridden(env.DB, { prepare: fail, batch: fail }));
  const take = (at: Database) => isolate.take(NOW, { at });
  expect(await take(away)).toMatchObject({ admission: { isAdmitted: true } });
  expect(await take(away)).toMatchObject({ admission: { isAdmitted: true } });
  expect(await take(away)).toMatchObject({ admission: { isAdmitted: false } });
  // The report that the first request planned finds the database again.
  await isolate.report();
  expect(await usedBy('club')).toBe(3);
});

it('a withdrawn key ends within a minute, also in an isolate that knows it', async () => {
  await add('club', { perHour: 100 });
  const [busy, idle] = [new Isolate(), new Isolate()];
  await busy.take();
  await idle.take();
  expect(await withdrawPartner(db, 'club', NOW)).toBe(true);
  expect(await busy.take(NOW + 30_000)).toEqual({ kind: 'unknown-key' });
  expect(await idle.take(NOW + 60_000)).toEqual({ kind: 'unknown-key' });
});

it('a new key works within a second in an isolate that has just read the list', async () => {
  const isolate = new Isolate();
  expect(await isolate.take()).toEqual({ kind: 'unknown-key' });
  await add('club', { perHour: 100 });
  expect(await isolate.take(NOW + 1_000)).toMatchObject({ kind: 'counted', partner: 'club' });
});

it('requests that come while an isolate reads its first list read it too, and need not wait for the first', async () => {
  await add('club', { perHour: 100 });
  const isolate = new Isolate();
  let begun = 0;
  const hang = () => {
    begun += 1;
    return new Promise<never>(() => {});
  };
  const hanging = createDatabase(
    overridden(env.DB, {
      prepare: (query: string) =>
        overridden(env.DB.prepare(query), { bind: () => ({ all: hang, raw: hang }) }),
    }),
  );
  void isolate.take(NOW, { at: hanging });
  void isolate.take(NOW, { key: `partner_${'x'.repeat(43)}`, at: hanging });
  await expect.poll(() => begun).toBe(2);
  const others = await Promise.all([isolate.take(NOW), isolate.take(NOW + 500)]);
  expect(others).toMatchObject([{ kind: 'counted' }, { kind: 'counted' }]);
});

it('unknown keys cost one reading a second, and malformed ones none', async () => {
  let readings = 0;
  const counting = createDatabase(
    overridden(env.DB, {
      prepare: (query: string) => {
        readings += 1;
        return env.DB.prepare(query);
      },
    }),
  );
  const isolate = new Isolate();
  const take = (key: string, now = NOW) => isolate.take(now, { key, at: counting });
  expect(await take('partner_short')).toEqual({ kind: 'unknown-key' });
  expect(readings).toBe(0);
  for (const letter of 'abcdef') await take(`partner_${letter.repeat(43)}`);
  expect(readings).toBe(1);
  await take(KEY, NOW + 1_000);
  expect(readings).toBe(2);
});

it('without the database known keys stay, and others are neither right nor wrong', async () => {
  await add('club', { perHour: 100 });
  const fail = () => {
    throw new Error('D1 is away');
  };
  const away = createDatabase(overridden(env.DB, { prepare: fail, batch: fail }));
  const [known, fresh] = [new Isolate(), new Isolate()];
  await known.take();
  const later = NOW + 10 * 60_000;
  expect(await known.take(later, { at: away })).toMatchObject({ kind: 'counted' });
  expect(await fresh.take(later, { at: away })).toEqual({ kind: 'unavailable' });
});

describe('a key for origins', () => {
  const origin = 'https://club.example';
  const isolateOf = async (quota: { perHour?: number; perDay?: number }) => {
    await add('club', quota);
    await db.update(partners).set({ origins: [origin] });
    return new Isolate();
  };

  it('admits pages of these origins and readers that are no pages, but no other page', async () => {
    const isolate = await isolateOf({ perHour: 100 });
    const from = (of: string | null, isCrossSite: boolean) =>
      isolate.take(NOW, { origin: of, isCrossSite });
    expect(await from(origin, true)).toMatchObject({ kind: 'counted', isForPages: true });
    expect(await from(null, false)).toMatchObject({ kind: 'counted' });
    for (const other of ['https://other.example', 'https://club.example.evil', 'null', null])
      expect(await from(other, true)).toEqual({ kind: 'wrong-origin', partner: 'club' });
  });

  it('gives one reader a hundredth of its quotas', async () => {
    const isolate = await isolateOf({ perHour: 300, perDay: 500 });
    const take = (network: string, now = NOW) => isolate.take(now, { origin, network });
    for (let each = 0; each < 3; each += 1)
      expect(await take('192.0.2.1')).toMatchObject({ admission: { isAdmitted: true } });
    expect(await take('192.0.2.1')).toMatchObject({
      admission: {
        isAdmitted: false,
        headers: {
          ratelimit:
            '"hour";r=297;t=3600, "day";r=497;t=86400, "reader-hour";r=0;t=3600, "reader-day";r=2;t=86400',
        },
      },
    });
    expect(await take('192.0.2.2')).toMatchObject({ admission: { isAdmitted: true } });
    expect(await take('192.0.2.1', NOW + HOUR)).toMatchObject({ admission: { isAdmitted: true } });
  });

  it('takes all networks of a /48 for one reader, and gives each at least one request', async () => {
    const isolate = await isolateOf({ perHour: 5 });
    const take = (network: string) => isolate.take(NOW, { origin, network });
    expect(await take('2001:db8:1:1::/64')).toMatchObject({ admission: { isAdmitted: true } });
    expect(await take('2001:db8:1:2::/64')).toMatchObject({ admission: { isAdmitted: false } });
    expect(await take('2001:db8:2:1::/64')).toMatchObject({ admission: { isAdmitted: true } });
  });
});

it('a key without origins is secret, so all its requests may come from one network', async () => {
  await add('club', { perHour: 5 });
  const isolate = new Isolate();
  for (let each = 0; each < 5; each += 1)
    expect(await isolate.take(NOW, { network: '192.0.2.1', isCrossSite: true })).toMatchObject({
      isForPages: false,
      admission: { isAdmitted: true },
    });
});
