import { offsetOf, knowsZone } from './offset-of.ts';

/** How far a zone's wall clock is ahead of UTC from a moment on, ms both. */
export interface ZoneSpan {
  from: number;
  offset: number;
}

/** A zone's clock in a year of UTC: its spans in their order, the first from the year's beginning. */
export interface ZoneYear {
  year: number;
  spans: ZoneSpans;
}

type ZoneSpans = readonly [ZoneSpan, ...ZoneSpan[]];

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
/** Years of a zone that are remembered: a query names days in any year. */
const MOST_YEARS = 20;

/** By the zones' names in lower case: a cookie has them in any mix of capitals. */
const years = new Map<string, Map<number, ZoneSpans>>();

/** The zone's clock in the year of that time, the one before and the one after: those of a season. */
export function zoneYearsAround(time: number, zone: string): ZoneYear[] {
  const middle = new Date(time).getUTCFullYear();
  return [middle - 1, middle, middle + 1].map((year) => ({ year, spans: spansOf(year, zone) }));
}

/** Takes over what another runtime found: to ask for any zone, a browser first loads its locale data. */
export function learnZoneYears(zone: string, learnt: readonly ZoneYear[]): void {
  const known = yearsOf(zone);
  for (const { year, spans } of learnt) if (!known.has(year)) known.set(year, spans);
}

/** The zone's clock in a year; asked for once. A browser that lacks the zone keeps to a year that it learnt. */
export function spansOf(year: number, zone: string): ZoneSpans {
  const known = yearsOf(zone);
  let spans = known.get(year);
  if (!spans) {
    const [learnt] = known.values();
    spans = learnt && !knowsZone(zone) ? learnt : readSpans(year, zone);
    if (known.size >= MOST_YEARS) known.clear();
    known.set(year, spans);
  }
  return spans;
}

/** The beginnings of a year's weeks, ms. */
export function weeksOf(year: number): number[] {
  const begin = Date.UTC(year, 0);
  const count = Math.ceil((Date.UTC(year + 1, 0) - begin) / WEEK);
  return Array.from({ length: count }, (_, week) => begin + week * WEEK);
}

function yearsOf(zone: string): Map<number, ZoneSpans> {
  const key = zone.toLowerCase();
  let known = years.get(key);
  if (!known) {
    known = new Map();
    years.set(key, known);
  }
  return known;
}

/** No clock changes twice within a week. */
function readSpans(year: number, zone: string): ZoneSpans {
  const [begin = 0, ...weeks] = weeksOf(year);
  const spans: [ZoneSpan, ...ZoneSpan[]] = [{ from: begin, offset: offsetOf(begin, zone) }];
  let before = begin;
  for (const week of [...weeks, Date.UTC(year + 1, 0) - MINUTE]) {
    const offset = offsetOf(week, zone);
    if (offset !== spans.at(-1)?.offset)
      spans.push({ from: changeBetween(before, week, zone), offset });
    before = week;
  }
  return spans;
}

/** The minute at which the clock changes between two times. */
function changeBetween(before: number, after: number, zone: string): number {
  const offset = offsetOf(after, zone);
  let [unchanged, changed] = [before, after];
  while (changed - unchanged > MINUTE) {
    const middle = Math.floor((unchanged + changed) / 2 / MINUTE) * MINUTE;
    if (offsetOf(middle, zone) === offset) changed = middle;
    else unchanged = middle;
  }
  return changed;
}
