import type { PartnerRow } from '../origin/db/operator-schema.ts';
import { windowStart, type Counted, type Policy } from './admission.ts';
import type { Usage, UsageReport } from './partner-store.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The share of a quota that an isolate counts at most before it reports. */
const REPORTED_SHARE = 1 / 100;

/** One window: the requests that isolates have reported, and those that only this one has counted. */
interface WindowCount {
  start: number;
  reported: number;
  own: number;
}

/** What one isolate knows of a partner's requests in the current hour and day. */
export class PartnerUsage {
  #hour: WindowCount;
  #day: WindowCount;

  constructor({ hour, hourUsed, day, dayUsed }: Usage) {
    this.#hour = { start: hour, reported: hourUsed, own: 0 };
    this.#day = { start: day, reported: dayUsed, own: 0 };
  }

  /** Whether this isolate has requests to report. */
  get hasOwn(): boolean {
    return this.#day.own > 0;
  }

  /** Returns the partner's quotas, with the requests that this isolate knows of at `now`, ms. */
  counted({ perHour, perDay }: Pick<PartnerRow, 'perHour' | 'perDay'>, now: number): Counted[] {
    this.#moveTo(now);
    const each = (name: string, quota: number | null, windowMs: number, count: WindowCount) =>
      quota === null
        ? []
        : [{ policy: { name, quota, windowMs } satisfies Policy, used: count.reported + count.own }];
    return [...each('hour', perHour, HOUR_MS, this.#hour), ...each('day', perDay, DAY_MS, this.#day)];
  }

  /** Counts an admitted request, in the windows that `counted` has read. */
  count(): void {
    this.#hour.own += 1;
    this.#day.own += 1;
  }

  /** Whether so much is unreported that the report should not wait for its time. */
  isReportDue({ perHour, perDay }: Pick<PartnerRow, 'perHour' | 'perDay'>): boolean {
    return [
      [this.#hour.own, perHour] as const,
      [this.#day.own, perDay] as const,
    ].some(([own, quota]) => quota !== null && own >= Math.max(1, quota * REPORTED_SHARE));
  }

  report(): UsageReport {
    return {
      hour: this.#hour.start,
      hourOwn: this.#hour.own,
      day: this.#day.start,
      dayOwn: this.#day.own,
    };
  }

  /** Takes the sums that followed `report`; requests that came meanwhile stay to be reported. */
  confirm(report: UsageReport, sums: Usage): void {
    settle(this.#hour, { start: report.hour, own: report.hourOwn }, sums.hour, sums.hourUsed);
    settle(this.#day, { start: report.day, own: report.dayOwn }, sums.day, sums.dayUsed);
  }

  #moveTo(now: number): void {
    this.#hour = current(this.#hour, windowStart({ windowMs: HOUR_MS }, now));
    this.#day = current(this.#day, windowStart({ windowMs: DAY_MS }, now));
  }
}

/** Returns the count of the window that begins at `start`: nothing is left of one that is over. */
function current(count: WindowCount, start: number): WindowCount {
  return count.start === start ? count : { start, reported: 0, own: 0 };
}

function settle(
  count: WindowCount,
  report: { start: number; own: number },
  start: number,
  used: number,
): void {
  // A lost report's answer may come after that of its repetition.
  if (count.start === report.start) count.own = Math.max(0, count.own - report.own);
  if (count.start === start) count.reported = used;
}
