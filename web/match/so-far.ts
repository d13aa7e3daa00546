import type { Incident } from '../../realtime/protocol/incident.ts';
import type { Side, Sides } from '../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { writtenScore } from '../../realtime/sports/side-order.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { isInSets, runningSet } from '../domain/in-sets.ts';
import type { LiveMatch } from '../domain/match.ts';
import { scoreMoments, type ScoreMoment } from './course/score-moments.ts';
import { disallowedIn, disallowedText } from './disallowed.ts';
import { incidentTime } from './incident-time.ts';

/** Maximum number of sentences: more would take too long to read. */
const MOST = 4;
/** Smallest deficit, points, worth a sentence in sports that score by the minute. */
const DEFICIT = 5;
/** Number of sets, the latest, that interest a late viewer. */
const SETS = 3;

/**
 * Returns what mattered so far in a live match, in at most four sentences, for somebody who opens it
 * late. Every sentence restates incidents and scores that the feed reported; without any there is
 * nothing to say.
 */
export function soFar(t: Text, match: LiveMatch, incidents: readonly Incident[]): string[] {
  const sentences = isInSets(match)
    ? [...setsWon(t, match), ...breaksOfServe(t, match, incidents)]
    : [
        ...courseOfScore(t, match, scoreMoments(incidents)),
        ...sendingsOff(t, match, incidents),
        ...withoutReward(t, match, incidents),
      ];
  return sentences.slice(0, MOST);
}

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const leaderOf = ({ home, away }: Sides): Side | null =>
  home === away ? null : home > away ? 'home' : 'away';
/** Returns a score as its side's fans say it: their own figure first. */
const scoreOf = (score: Sides, side: Side): string => `${score[side]}–${score[other(side)]}`;

/**
 * Returns sentences on who was ahead before, since when a side leads or the score is level, the
 * biggest lead, and who scored last.
 */
function courseOfScore(t: Text, match: LiveMatch, moments: readonly ScoreMoment[]): string[] {
  const last = moments.at(-1);
  // If incidents lack a score, the whole course is unknown.
  if (!last || last.score.home !== match.score.home || last.score.away !== match.score.away)
    return [];
  const leader = leaderOf(last.score);
  const since = moments.findLastIndex(
    ({ score }, index) =>
      leaderOf(score) === leader && leaderOf(moments[index - 1]?.score ?? LEVEL) !== leader,
  );
  const turn = moments[since];
  const before = turn && sentenceBefore(t, match, moments.slice(0, since), leader);
  return [
    before,
    turn && t(leader ? 'soFar.ahead' : 'soFar.level', scored(t, match, turn)),
    biggestLead(t, match, moments),
    turn !== last && t('soFar.last', scored(t, match, last)),
  ].filter((sentence): sentence is string => Boolean(sentence));
}

const LEVEL: Sides = { home: 0, away: 0 };

/**
 * Returns a sentence on how far the side that leads now was behind, or how far ahead the side was
 * that was caught; null without one.
 */
function sentenceBefore(
  t: Text,
  match: LiveMatch,
  moments: readonly ScoreMoment[],
  leader: Side | null,
): string | null {
  const margin = ({ score }: ScoreMoment) =>
    leader ? score[other(leader)] - score[leader] : Math.abs(score.home - score.away);
  const most = Math.max(0, ...moments.map(margin));
  const least = SPORTS[match.sportKey].scoresOften ? DEFICIT : 1;
  const furthest = moments.findLast((moment) => most >= least && margin(moment) === most);
  if (!furthest) return null;
  const side = leader ?? leaderOf(furthest.score);
  if (!side) return null;
  return t(leader ? 'soFar.behind' : 'soFar.led', {
    team: match[side].shortName,
    score: scoreOf(furthest.score, side),
  });
}

/** Returns a sentence on the biggest lead, in sports that score by the minute; else null. */
function biggestLead(t: Text, match: LiveMatch, moments: readonly ScoreMoment[]): string | null {
  if (!SPORTS[match.sportKey].scoresOften) return null;
  const leads = moments.map(({ score }) => score.home - score.away);
  const most = leads.reduce((big, lead) => (Math.abs(lead) > Math.abs(big) ? lead : big), 0);
  if (most === 0) return null;
  const team = match[most > 0 ? 'home' : 'away'].shortName;
  return t('soFar.biggest', { team, points: t.number(Math.abs(most)) });
}

function scored(t: Text, match: LiveMatch, { incident, team, score }: ScoreMoment) {
  const { sportKey } = match;
  const who = incident.player;
  // Message selectors allow no hyphens.
  const type = incident.type.replaceAll('-', '');
  const how = who === undefined ? '' : ` ${t('soFar.how', { type, who })}`;
  const time = incidentTime(t, incident, SPORTS[sportKey].periods.called);
  return { team: match[team].shortName, how, at: inBrackets(time, writtenScore(sportKey, score)) };
}

/** Returns the parts in brackets, ' (58', 2–1)'; empty if all parts are. */
function inBrackets(...parts: readonly string[]): string {
  const known = parts.filter(Boolean);
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
}

function sendingsOff(t: Text, match: LiveMatch, incidents: readonly Incident[]): string[] {
  const off = incidents.filter(
    ({ type, team, removed }) =>
      (type === 'red-card' || type === 'second-yellow-card') && team && !removed,
  );
  const [first, second] = off;
  if (!first) return [];
  if (!second) return [t('soFar.off', concerned(t, match, first))];
  const names = off.map((card) => {
    const { who, team } = concerned(t, match, card);
    return who === team ? team : `${who} (${team})`;
  });
  return [t('soFar.manyOff', { count: off.length, names: names.join(', ') })];
}

/** Returns a sentence on the latest goal that did not count or penalty that did not score. */
function withoutReward(t: Text, match: LiveMatch, incidents: readonly Incident[]): string[] {
  const { goals } = disallowedIn(incidents);
  const last = incidents.findLast(
    ({ id, type, team, removed }) =>
      team && (goals.has(id) || (type === 'penalty-missed' && !removed)),
  );
  if (!last?.team) return [];
  const reason = goals.get(last.id);
  const { time, ...values } = concerned(t, match, last);
  if (reason) return [`${disallowedText(t, reason)}${inBrackets(values.team, time)}.`];
  const penalty = SPORTS[match.sportKey].penalty ?? 'kick';
  return [t('soFar.missed', { ...values, penalty })];
}

/** Returns the person of an incident, else the team, with the team and the time. */
function concerned(t: Text, match: LiveMatch, incident: Incident) {
  const team = incident.team ? match[incident.team].shortName : '';
  const time = incidentTime(t, incident, SPORTS[match.sportKey].periods.called);
  return { who: incident.player ?? team, team, time, at: inBrackets(time) };
}

function setsWon(t: Text, match: LiveMatch): string[] {
  const running = runningSet(match);
  const ended = running === -1 ? match.periods : match.periods.slice(0, running);
  return ended
    .map((set, index) => {
      const side = leaderOf(set);
      return (
        side &&
        t('soFar.set', {
          team: match[side].shortName,
          number: index + 1,
          score: scoreOf(set, side),
        })
      );
    })
    .filter((sentence) => sentence !== null)
    .slice(-SETS);
}

/** Returns sentences on how often each side broke serve in the running set. */
function breaksOfServe(t: Text, match: LiveMatch, incidents: readonly Incident[]): string[] {
  const period = SPORTS[match.sportKey].periods.play[runningSet(match)];
  return SPORTS[match.sportKey].sides.flatMap((side) => {
    const count = incidents.filter(
      (each) =>
        each.type === 'break-of-serve' &&
        each.team === side &&
        each.period === period &&
        !each.removed,
    ).length;
    return period === undefined || count === 0
      ? []
      : [t('soFar.breaks', { team: match[side].shortName, count })];
  });
}
