import { MATCH_STATUSES } from '../../../realtime/sports/match-status.ts';
import boxScore from '../../../edge/shared/text/catalogues/en/box-score.ts';
import commentary from '../../../edge/shared/text/catalogues/en/commentary.ts';
import directory from '../../../edge/shared/text/catalogues/en/directory.ts';
import headToHead from '../../../edge/shared/text/catalogues/en/head-to-head.ts';
import lineups from '../../../edge/shared/text/catalogues/en/lineups.ts';
import odds from '../../../edge/shared/text/catalogues/en/odds.ts';
import stats from '../../../edge/shared/text/catalogues/en/stats.ts';
import type { PageFacts } from './page-facts.ts';

/** Status codes that are also words for fans. */
const WORDS =
  /^(?:H[12]|HT|ET[12]|AET|Q[1-4]|OT\d?|Break|Ended|Walkover|Retired|Defaulted|Awarded)$/;
const CODES = new RegExp(
  `\\b(?:${MATCH_STATUSES.filter((code) => !WORDS.test(code)).join('|')}|NotStarted|NaN|undefined|null|\\[object Object\\])\\b`,
);
/** A text's key, which a page shows if it did not load the text. */
const KEY = /\b[a-z][A-Za-z]+\.[a-z][A-Za-z]+\b/;
const ADDRESS = /\S*\.example\S*|\S+@\S+/g;

/** Statuses of matches that were not played. */
const UNPLAYED = new Set(['NotStarted', 'Delayed', 'Postponed', 'Cancelled']);

/** Texts of tabs without content. */
const EMPTY_TABS = [boxScore, commentary, headToHead, lineups, odds, stats].flatMap(
  ({ matchWithout }) => Object.values(matchWithout),
);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY = new RegExp(`\\b(\\d{1,2}) (${MONTHS.join('|')})[a-z]*\\b(?!,? \\d{4})`, 'g');

/** Names of international competitions; all others in the recordings have a country. */
const INTERNATIONAL = /world|champions|uefa|bwf|australian open/i;

/** Returns a page's visible faults at `now` (ms). */
export function pageFaults(facts: PageFacts, now: number): string[] {
  return [
    ...rawCodes(facts),
    ...emptyParts(facts),
    ...scoresOfUnplayed(facts),
    ...datesWithoutYear(facts, now),
    ...teamsAlike(facts),
    ...leaguesAbroad(facts),
  ];
}

function rawCodes({ text, title }: PageFacts): string[] {
  const shown = `${title}\n${text}`.replace(ADDRESS, '');
  const [code] = CODES.exec(shown) ?? KEY.exec(shown) ?? [];
  return code === undefined ? [] : [`a raw code: ${code}`];
}

function emptyParts({ text, cards }: PageFacts): string[] {
  const tab = EMPTY_TABS.find((said) => text.includes(said));
  const card = cards.find(({ heading, body }) => heading !== '' && body === '');
  return [
    ...(tab === undefined ? [] : [`an empty tab: ${tab}`]),
    ...(card === undefined ? [] : [`an empty card: ${card.heading}`]),
  ];
}

function scoresOfUnplayed({ rows }: PageFacts): string[] {
  return rows
    .filter(({ status, lines }) => UNPLAYED.has(status) && lines.some((line) => /^\d+$/.test(line)))
    .map(({ status }) => `a score of a match that is ${status}`);
}

function datesWithoutYear({ text, starts }: PageFacts, now: number): string[] {
  const year = new Date(now).getUTCFullYear();
  const others = new Map(
    starts
      .map((start) => new Date(start))
      .filter((start) => start.getUTCFullYear() !== year)
      .map((start) => [`${start.getUTCDate()} ${MONTHS[start.getUTCMonth()]}`, start]),
  );
  return [...text.matchAll(DAY)]
    .map(([, day, month]) => `${day} ${month}`)
    .filter((date) => others.has(date))
    .map(() => 'a date without the year it needs');
}

function teamsAlike({ tables }: PageFacts): string[] {
  return tables.flatMap((names) =>
    names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `two teams of a table look alike: ${name}`),
  );
}

function leaguesAbroad({ groups }: PageFacts): string[] {
  return groups
    .filter(({ name }) => name === directory.directory.international)
    .flatMap(({ entries }) => entries)
    .filter((name) => !INTERNATIONAL.test(name))
    .map((name) => `a league of a country among the international ones: ${name}`);
}
