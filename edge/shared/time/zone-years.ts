import { offsetOf, knowsZone } from './offset-of.ts';

/** A zone's lead over UTC from a moment on, both in ms. */
export interface ZoneSpan {
  from: number;
  offset: number;
}

/** A zone's clock in a UTC year: its spans in order, the first from the year's start. */
export interface ZoneYear {
  year: number;
  spans: ZoneSpans;
}

type ZoneSpans = readonly [ZoneSpan, ...ZoneSpan[]];

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
/** Cached years per zone: a query may name any year. */
const MAX_YEARS = 20;

/** Keys are zones in lower case: a cookie may use any case. */
const years = new Map<string, Map<number, ZoneSpans>>();

/**
 * Returns the zone's clock in the year of `time`, the one before and the one after: a season's
 * years.
 */
export function zoneYearsAround(time: number, zone: string): ZoneYear[] {
  const middle = new Date(time).getUTCFullYear();
  return [middle - 1, middle, middle + 1].map((year) => ({ year, spans: spansOf(year, zone) }));
}

/**
 * Adds years that another runtime has read: a browser would have to load its locale data to read
 * any zone.
 */
export function learnZoneYears(zone: string, learnt: readonly ZoneYear[]): void {
  const known = yearsOf(zone);
  for (const { year, spans } of learnt) if (!known.has(year)) known.set(year, spans);
}

/**
 * Returns the zone's clock in a year, cached. A runtime without the zone uses another year that it
 * learnt.
 */
export function spansOf(year: number, zone: string): ZoneSpans {
  const known = yearsOf(zone);
  let spans = known.get(year);
  if (!spans) {
    const [learnt] = known.values();
    spans = learnt && !knowsZone(zone) ? learnt : readSpans(year, zone);
    if (known.size >= MAX_YEARS) known.clear();
    known.set(year, spans);
  }
  return spans;
}

/** Returns the starts of a year's weeks, counted from 1 January, ms. */
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

/** Returns a year's spans from this runtime's data. Assumes at most one change a week. */
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

/** Returns the minute of the clock change between two times, all in ms. */
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
