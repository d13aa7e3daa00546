import type { PartnerRow } from '../origin/db/operator-schema.ts';
import { windowStart, type Counted, type Policy } from './admission.ts';
import type { Usage, UsageReport } from './partner-store.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The share of a quota that an isolate counts at most before it reports. */
const REPORTED_SHARE = 1 / 100;

/**
 * Requests of one window: those that isolates have reported, those that this one has sent without an answer
 * so far, and those that it has only counted.
 */
interface WindowCount {
  start: number;
  reported: number;
  sent: number;
  own: number;
}

/** What one isolate knows of a partner's requests in the current hour and day. */
export class PartnerUsage {
  #hour: WindowCount;
  #day: WindowCount;

  constructor({ hour, hourUsed, day, dayUsed }: Usage) {
    this.#hour = { start: hour, reported: hourUsed, sent: 0, own: 0 };
    this.#day = { start: day, reported: dayUsed, sent: 0, own: 0 };
  }

  /** Whether this isolate has nothing to add to what is reported. */
  get isIdle(): boolean {
    return this.#day.own === 0 && this.#day.sent === 0;
  }

  /** Returns the partner's quotas, with the requests that this isolate knows of at `now`, ms. */
  counted({ perHour, perDay }: Quotas, now: number): Counted[] {
    this.#hour = current(this.#hour, windowStart({ windowMs: HOUR_MS }, now));
    this.#day = current(this.#day, windowStart({ windowMs: DAY_MS }, now));
    const each = (policy: Omit<Policy, 'quota'>, quota: number | null, count: WindowCount) =>
      quota === null
        ? []
        : [{ policy: { ...policy, quota }, used: count.reported + count.sent + count.own }];
    return [
      ...each({ name: 'hour', windowMs: HOUR_MS }, perHour, this.#hour),
      ...each({ name: 'day', windowMs: DAY_MS }, perDay, this.#day),
    ];
  }

  /** Counts an admitted request, in the windows that `counted` has read. */
  count(): void {
    this.#hour.own += 1;
    this.#day.own += 1;
  }

  /** Whether so much is unreported that the report should not wait for its time. */
  isReportDue({ perHour, perDay }: Quotas): boolean {
    const isMuch = (own: number, quota: number | null) =>
      quota !== null && own >= Math.max(1, quota * REPORTED_SHARE);
    return isMuch(this.#hour.own, perHour) || isMuch(this.#day.own, perDay);
  }

  /** Returns what this isolate has to report, and counts it as sent; null if there is nothing. */
  send(): UsageReport | null {
    if (this.#day.own === 0) return null;
    const report = {
      hour: this.#hour.start,
      hourOwn: this.#hour.own,
      day: this.#day.start,
      dayOwn: this.#day.own,
    };
    for (const count of [this.#hour, this.#day]) {
      count.sent += count.own;
      count.own = 0;
    }
    return report;
  }

  /** Takes the sums that a report brought. */
  confirm({ hour, hourOwn, day, dayOwn }: UsageReport, sums: Usage): void {
    if (this.#hour.start === hour) this.#hour.sent -= hourOwn;
    if (this.#day.start === day) this.#day.sent -= dayOwn;
    // Sums may arrive in another order than they were made.
    if (this.#hour.start === sums.hour)
      this.#hour.reported = Math.max(this.#hour.reported, sums.hourUsed);
    if (this.#day.start === sums.day)
      this.#day.reported = Math.max(this.#day.reported, sums.dayUsed);
  }

  /** Takes back a report that failed, for the next one. */
  takeBack({ hour, hourOwn, day, dayOwn }: UsageReport): void {
    const back = (count: WindowCount, start: number, own: number) => {
      if (count.start !== start) return;
      count.sent -= own;
      count.own += own;
    };
    back(this.#hour, hour, hourOwn);
    back(this.#day, day, dayOwn);
  }
}

type Quotas = Pick<PartnerRow, 'perHour' | 'perDay'>;

/** Returns the count of the window that begins at `start`: nothing is left of one that is over. */
function current(count: WindowCount, start: number): WindowCount {
  return count.start === start ? count : { start, reported: 0, sent: 0, own: 0 };
}
