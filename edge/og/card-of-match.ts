import type { Side } from '../../realtime/protocol/primitives.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { endingText } from '../shared/text/ending-text.ts';
import { matchStatusText } from '../shared/text/match-status-text.ts';
import { gamesText } from '../shared/text/games-text.ts';
import { roundOf } from '../shared/text/round-name.ts';
import type { Text } from '../shared/text/text.ts';
import { formatStartDay, formatTime } from '../shared/time/time-format.ts';
import type { BrandProfile } from '../contracts/brand-profile.ts';
import { kitOf } from '../shared/crest/kit-of.ts';
import { picturePath } from '../shared/crest/picture-path.ts';
import { BRAND_RECORDS, brandKeyOf } from '../shared/brand/brand.ts';
import type { SharedMatch } from '../match/shared-match.ts';
import { linePartsOf, type LinePlay } from '../shared/line/line-parts.ts';
import { lineMarksOf } from '../shared/line/line-marks.ts';
import { isFinal, MATCH_STATUSES } from '../../realtime/sports/match-status.ts';
import { lineColours } from './line-colours.ts';
import type { MatchCard } from './match-card.ts';

/** Returns the content of a card that shows a match's current state. */
export function cardOfMatch(
  t: Text,
  match: SharedMatch,
  brand: BrandProfile,
  pictureHosts: readonly string[] = [],
): MatchCard {
  const { sportKey, looks, league, round, score, phase } = match;
  const { sides, crest } = SPORTS[sportKey];
  const [first, second] = sides;
  const isMirrored = t.direction === 'rtl';
  const [left, right] = isMirrored ? [second, first] : sides;
  const sideOf = (side: Side) => ({
    name: match[side],
    kit: kitOf(looks[side]),
    picture: picturePath(looks[side], pictureHosts),
  });
  const { colours } = BRAND_RECORDS[brandKeyOf(brand)];
  const versus = t('scores.between', { first });
  const isPlayed = phase === 'live' || phase === 'result';
  return {
    brandName: brand.brandDisplayName,
    colours,
    league: [league, roundOf(t, round, sportKey)].filter(Boolean).join(' · '),
    first: sideOf(left),
    second: sideOf(right),
    crest,
    court: COURTS[sportKey] ?? null,
    score: score && { first: score[left], second: score[right] },
    between: score && first === 'home' ? '–' : versus,
    state: isPlayed ? withoutIsolates(stateOf(t, match)) : versus,
    isLive: phase === 'live',
    headline: score ? '' : headlineOf(t, match),
    note: noteOf(t, match),
    line: lineOf(match, colours.stage),
    isMirrored,
  };
}

/** Removes the invisible marks of `isolated.ts`, since the number of characters decides a text's size. */
function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u061c\u2068\u2069\u200f]/g, '');
}

/** Colours of courts, the same as `--ground` on pages. */
const COURTS: Readonly<Partial<Record<SportKey, string>>> = {
  tennis: '#24568f',
  badminton: '#1e6257',
  'table-tennis': '#1d4a6e',
  'beach-volley': '#8a6a36',
};

/** Returns the line of a match, in colours that are visible on this ground; no parts without a score. */
function lineOf(match: SharedMatch, ground: string): MatchCard['line'] {
  const { sportKey, phase, score, periods, course, looks } = match;
  if (!score) return { parts: [], marks: [] };
  const matchStatus = MATCH_STATUSES.find((known) => known === match.matchStatus) ?? 'Not start';
  const play: LinePlay = {
    sportKey,
    matchStatus,
    isOver: phase === 'result' || isFinal(matchStatus),
    periods,
    score,
    clock: course?.clock ?? null,
    situation: course?.situation ?? null,
  };
  const kits = lineColours(kitOf(looks.home), kitOf(looks.away), ground);
  const parts = linePartsOf(play, kits, course?.at ?? 0);
  return { parts, marks: lineMarksOf(play, parts, kits, course?.marks) };
}

/** Returns the state in the circle: 'H2', 'Live' or 'FT'. */
function stateOf(t: Text, { phase, matchStatus, sportKey }: SharedMatch): string {
  const { finalStatus, periods } = SPORTS[sportKey];
  if (phase === 'result') return t(`eventStatus.${finalStatus}`);
  return matchStatus === null
    ? t('eventStatus.Live')
    : matchStatusText(t, matchStatus, { called: periods.called });
}

/** Returns the text of a match without a score: its start, or why it has no score. */
function headlineOf(t: Text, match: SharedMatch): string {
  const { status } = match;
  switch (status) {
    case 'NotStarted':
      return startOf(t, match);
    case 'Delayed':
      return `${t('eventStatus.Delayed')} · ${startOf(t, match)}`;
    case 'Ended':
    case 'Finished':
      return endingText(t, match) ?? '';
    default:
      return t(`eventStatus.${status}`);
  }
}

function noteOf(t: Text, match: SharedMatch): string {
  const { phase, status, sportKey, periods, score, shootout, venue } = match;
  return [
    phase === 'live' &&
      t(`eventStatus.${status === 'Suspended' || status === 'Interrupted' ? status : 'Live'}`),
    score && gamesText(sportKey, periods),
    shootout ? t('matchPage.penalties', { ...shootout }) : score && endingText(t, match),
    venue,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the start in UTC, since the viewer's zone is unknown. */
function startOf(t: Text, match: SharedMatch): string {
  const [date, time] = [formatStartDay(t, match, 'UTC'), formatTime(match.startTime, 'UTC')];
  if (match.startTimeTbd) return date;
  return t('date.withTime', { date, time: `${time}\u00a0UTC` });
}
