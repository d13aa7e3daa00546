import { senderOf } from '../../realtime/protocol/network-site.ts';
import { log, messageOf } from '../../realtime/hosts/log.ts';
import { digestOf } from '../digest.ts';
import type { Database } from '../origin/db/database.ts';
import type { PartnerRow } from '../origin/db/operator-schema.ts';
import { admissionOf, type Admission, type Counted } from './admission.ts';
import { listValid, reportUsage } from './partner-store.ts';
import { PartnerUsage } from './partner-usage.ts';
import { WindowCounts } from './window-counts.ts';

/** Age at which an isolate reads the list of keys again, ms. One request reads it, others use the old list. */
const LIST_AGE = 30_000;
/** Age of a list that no request uses, ms: a withdrawn key ends within this time. */
const OLDEST_LIST = 60_000;
/** Shortest time between two readings for keys that are not in the list, and after a failure, ms. */
const SHORTEST_AGE = 1_000;
/** Longest time from a request to its report, ms. */
const REPORT_AFTER = 5_000;
/** Delay after which a planned report counts as lost, ms: it has died with its request. */
const LOST_AFTER = 10_000;

/** The share of the quota of a key for pages that one reader may take: an IPv4 address, or a /48. */
const READERS_SHARE = 1 / 100;
/** Most readers in memory. */
const MAX_READERS = 50_000;

const KEY = /^partner_[\w-]{43}$/;

export type KeyAnswer =
  | {
      kind: 'counted';
      partner: string;
      admission: Admission;
      /** Whether pages have the key, so anybody may know it. */
      isForPages: boolean;
    }
  | { kind: 'unknown-key' }
  | { kind: 'wrong-origin'; partner: string }
  /** The list of keys cannot be read. */
  | { kind: 'unavailable' };

/** A request with a key, and its means. */
export interface KeyRequest {
  db: Database;
  key: string;
  /** The `Origin` header; null without one. */
  origin: string | null;
  /** Whether a browser says that a page of another site asks. */
  isCrossSite: boolean;
  /** The reader's IPv4 address or /64; null if unknown. */
  network: string | null;
  now: number;
  /** Keeps the isolate at work until a report is stored. */
  waitUntil: (work: Promise<void>) => void;
}

export interface PartnerKeysOptions {
  /** Waits before a report, ms. */
  wait?: (ms: number) => Promise<void>;
}

interface Partner extends PartnerRow {
  usage: PartnerUsage;
  /** Until when (ms) another report need not be planned. */
  plannedUntil: number;
}

/**
 * Checks partner keys and counts their requests, in one isolate. The keys are in memory, so a request costs
 * no reading. Each isolate adds its counts to the database after five seconds, or as soon as they are a
 * hundredth of the quota, and so learns those of the others: a partner gets at most a hundredth of its quota
 * too much from each isolate, and what arrives while a report is written.
 */
export class PartnerKeys {
  readonly #wait: (ms: number) => Promise<void>;
  readonly #readers = new WindowCounts(MAX_READERS);
  #partners = new Map<string, Partner>();
  #readAt = -Infinity;
  #triedAt = -Infinity;
  #failedAt = -Infinity;

  constructor({ wait = pause }: PartnerKeysOptions = {}) {
    this.#wait = wait;
  }

  /** Counts a request of a partner if key, origin, quota and, of a key for pages, the reader's share admit it. */
  async take(request: KeyRequest): Promise<KeyAnswer> {
    const { key, now } = request;
    if (!KEY.test(key)) return { kind: 'unknown-key' };
    const partner = await this.#find(await digestOf(key), request);
    if (partner === undefined)
      return { kind: this.#readAt === -Infinity ? 'unavailable' : 'unknown-key' };
    const { name, origins, usage } = partner;
    const isForPages = origins.length > 0;
    if (isForPages && !isFromPageOf(origins, request))
      return { kind: 'wrong-origin', partner: name };
    const ofPartner = usage.counted(partner, now);
    const ofReader = isForPages ? this.#countedOfReader(ofPartner, name, request) : [];
    const admission = admissionOf([...ofPartner, ...ofReader], now);
    if (admission.isAdmitted) {
      usage.count();
      for (const { key: reader, policy } of ofReader) this.#readers.add(reader, policy, now);
      this.#planReport(partner, request);
    }
    return { kind: 'counted', partner: name, admission, isForPages };
  }

  /** Returns the reader's share of each quota, with what they have used of it. */
  #countedOfReader(
    ofPartner: readonly Counted[],
    partner: string,
    { network, now }: KeyRequest,
  ): (Counted & { key: string })[] {
    if (network === null) return [];
    const reader = senderOf(network);
    return ofPartner.map(({ policy: { name, quota, windowMs } }) => {
      const share = Math.max(1, Math.floor(quota * READERS_SHARE));
      const key = `${partner} ${name} ${reader}`;
      const policy = { name: `reader-${name}`, quota: share, windowMs };
      return { key, policy, used: this.#readers.used(key, now) };
    });
  }

  async #find(digest: string, { db, now }: KeyRequest): Promise<Partner | undefined> {
    const hasJustFailed = now - this.#failedAt < SHORTEST_AGE;
    const hasJustTried = now - this.#triedAt < SHORTEST_AGE;
    const age = now - this.#readAt;
    // A request does not wait for another's reading, which may end with its request.
    if (!hasJustFailed && (age >= OLDEST_LIST || (age >= LIST_AGE && !hasJustTried)))
      await this.#read(db, now);
    else if (!this.#partners.has(digest) && !hasJustTried) await this.#read(db, now);
    return this.#partners.get(digest);
  }

  /** Reads the list. While the database is away, the known one stays. */
  async #read(db: Database, now: number): Promise<void> {
    this.#triedAt = now;
    try {
      const rows = await listValid(db);
      this.#partners = new Map(rows.map((row) => [row.keyDigest, this.#partnerOf(row)]));
      this.#readAt = now;
    } catch (error) {
      this.#failedAt = now;
      log('warn', 'partner-keys-not-read', { error: messageOf(error) });
    }
  }

  /** Returns the partner of a row. What this isolate has yet to report stays with it. */
  #partnerOf(row: PartnerRow): Partner {
    const known = this.#partners.get(row.keyDigest);
    if (known?.usage.isIdle === false) return Object.assign(known, row);
    return { ...row, usage: new PartnerUsage(row), plannedUntil: 0 };
  }

  #planReport(partner: Partner, { db, now, waitUntil }: KeyRequest): void {
    if (partner.usage.isReportDue(partner)) waitUntil(report(partner, db));
    if (now < partner.plannedUntil) return;
    partner.plannedUntil = now + REPORT_AFTER + LOST_AFTER;
    waitUntil(
      this.#wait(REPORT_AFTER).then(() => {
        partner.plannedUntil = 0;
        return report(partner, db);
      }),
    );
  }
}

/**
 * Whether a request may come from a page of one of the origins, or from no page. A page's elements, such as
 * `<img>`, send no origin.
 */
function isFromPageOf(origins: readonly string[], { origin, isCrossSite }: KeyRequest): boolean {
  return origin === null ? !isCrossSite : origins.includes(origin);
}

/** Adds what is unreported to the database. The next report repeats one that fails. */
async function report({ name, usage }: Partner, db: Database): Promise<void> {
  const sent = usage.send();
  if (sent === null) return;
  try {
    const sums = await reportUsage(db, name, sent);
    if (sums) usage.confirm(sent, sums);
  } catch (error) {
    usage.takeBack(sent);
    log('warn', 'partner-usage-not-reported', { partner: name, error: messageOf(error) });
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
