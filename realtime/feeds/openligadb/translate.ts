import * as v from 'valibot';
import type { Incident } from '../../protocol/incident.ts';
import type { Fixture } from '../../protocol/ingest.ts';
import type { Team } from '../../protocol/match-state.ts';
import { pictureUriSchema, type Sides } from '../../protocol/primitives.ts';
import type { Season } from '../../protocol/season.ts';
import { cutText } from '../../protocol/text.ts';
import { seasonName } from '../season-name.ts';
import type { Change } from '../source.ts';
import type { LigaGoal, LigaMatch, LigaResult } from './schema.ts';

const FOOTBALL = 1;
const MINUTE = 60_000;
/**
 * Minutes after kick-off from which the second half is assumed, with and without a half-time
 * result.
 */
const HALF_OVER = 62;
const HALF_OVER_UNSEEN = 70;
/** Minutes after kick-off from which a match without any data counts as not played. */
const GIVEN_UP = 150;

/** Countries of the usual leagues; those of other leagues are unknown. */
const COUNTRIES: Readonly<Record<string, string>> = { bl1: 'de', bl2: 'de', bl3: 'de', dfb: 'de' };

const ROUNDS: ReadonlyMap<string, string> = new Map([
  ['gruppenphase', 'Group stage'],
  ['achtelfinale', 'Round of 16'],
  ['viertelfinale', 'Quarter-finals'],
  ['halbfinale', 'Semi-finals'],
  ['spiel um platz 3', 'Third place'],
  ['finale', 'Final'],
]);

/** Years that end a league's name. */
const YEARS = /\s+\d{4}(\/\d{2,4})?$/;

export function matchIdOf({ matchID }: LigaMatch): string {
  return `oldb-${matchID}`;
}

export function kickOffOf({ matchDateTimeUTC }: LigaMatch): number {
  return Date.parse(matchDateTimeUTC);
}

export function fixtureOf(match: LigaMatch): Fixture {
  const round = match.group?.groupName?.trim() ?? '';
  const country = COUNTRIES[match.leagueShortcut];
  const season = seasonOf(match);
  return {
    sportId: FOOTBALL,
    league: {
      id: cutText(`oldb-${match.leagueShortcut}`, 96),
      // Drops the season of '1. Fußball-Bundesliga 2023/2024'.
      name: cutText(match.leagueName.replace(YEARS, ''), 200),
      ...(country && { country }),
    },
    home: teamOf(match.team1),
    away: teamOf(match.team2),
    startTime: kickOffOf(match),
    ...(season && { season }),
    ...(round && { round: cutText(roundOf(round), 200) }),
    ...placeOf(match),
  };
}

function placeOf({ location }: LigaMatch): Pick<Fixture, 'venue' | 'ground'> {
  const name = cutText(location?.locationStadium?.trim() ?? '', 200);
  if (name === '') return {};
  const city = cutText(location?.locationCity?.trim() ?? '', 200);
  if (city === '' || typeof location?.locationID !== 'number') return { venue: name };
  return { ground: { id: `oldb-${location.locationID}`, name, city } };
}

/**
 * Returns a match's season: '2023-24' from the years in its league's name, else '2023' from its
 * season.
 */
function seasonOf({ leagueName, leagueSeason, leagueShortcut }: LigaMatch): Season | undefined {
  const years = YEARS.exec(leagueName)?.[0] ?? String(leagueSeason ?? '');
  const name = seasonName(years);
  const key = leagueSeason ?? name;
  if (name === undefined || key === undefined) return undefined;
  return { id: cutText(`oldb-${leagueShortcut}-${key}`, 96), name };
}

/**
 * Returns the known state of a match at `now` (ms). The service marks only finished matches, so a
 * match is live from its kick-off until then, or until it should have data. No clock is reported,
 * so none is shown.
 */
export function courseOf(match: LigaMatch, now: number): Change {
  const goals = goalsOf(match);
  const results = match.matchResults ?? [];
  const halfTime = sidesOf(results.find(isHalfTime));
  const passed = (now - kickOffOf(match)) / MINUTE;
  const isWithoutResult = goals.length === 0 && results.length === 0;
  if (!match.matchIsFinished && (passed < 0 || (isWithoutResult && passed > GIVEN_UP)))
    return { status: 'NotStarted' };
  const incidents = incidentsOf(goals);
  const counted = goals.at(-1) ?? { home: 0, away: 0 };
  if (!match.matchIsFinished) {
    const score = { home: counted.home, away: counted.away };
    return { status: 'Live', matchStatus: periodAt(passed, halfTime), score, incidents };
  }
  return { status: 'Finished', ...endOf(results, counted, halfTime), incidents };
}

function periodAt(passed: number, halfTime: Sides | undefined): 'H1' | 'HT' | 'H2' {
  if (halfTime) return passed < HALF_OVER ? 'HT' : 'H2';
  return passed < HALF_OVER_UNSEEN ? 'H1' : 'H2';
}

/**
 * Returns the state at the end. Results come in any order; a shoot-out's result includes all
 * earlier goals.
 */
function endOf(
  results: readonly LigaResult[],
  counted: Sides,
  halfTime: Sides | undefined,
): Change {
  const shootout = sidesOf(results.find(({ resultName }) => /elfmeter/i.test(resultName ?? '')));
  const extra = sidesOf(results.find(({ resultName }) => /verl/i.test(resultName ?? '')));
  const regular = sidesOf(results.find(isFinal));
  const full = regular ?? { home: counted.home, away: counted.away };
  const score = extra ?? full;
  const matchStatus = shootout ? 'AP' : extra ? 'AET' : 'Ended';
  const halves = halfTime ? [halfTime, minus(full, halfTime)] : [];
  return {
    matchStatus,
    score,
    periods: extra && halfTime ? [...halves, minus(extra, full)] : halves,
    ...(shootout && { shootout: minus(shootout, score) }),
  };
}

function isHalfTime({ resultTypeID }: LigaResult): boolean {
  return resultTypeID === 1;
}

function isFinal({ resultTypeID }: LigaResult): boolean {
  return resultTypeID === 2;
}

interface CountedGoal extends Sides {
  reported: LigaGoal;
}

/**
 * Returns goals sorted by the score after them: they come in any order, and minutes may be missing.
 */
function goalsOf({ goals }: LigaMatch): CountedGoal[] {
  return (goals ?? [])
    .flatMap((reported) => {
      const { scoreTeam1: home, scoreTeam2: away } = reported;
      return home === null || away === null ? [] : [{ home, away, reported }];
    })
    .toSorted((a, b) => a.home + a.away - (b.home + b.away));
}

function incidentsOf(goals: readonly CountedGoal[]): Incident[] {
  return goals.map(({ home, away, reported }, index) => {
    const before = goals[index - 1] ?? { home: 0, away: 0 };
    const player = reported.goalGetterName?.trim() ?? '';
    return {
      id: `goal-${reported.goalID}`,
      type: reported.isOwnGoal ? 'own-goal' : reported.isPenalty ? 'penalty-goal' : 'goal',
      team: home > before.home ? 'home' : away > before.away ? 'away' : null,
      minute: reported.matchMinute ?? null,
      score: { home, away },
      ...(player && { player: cutText(player, 200) }),
    };
  });
}

function sidesOf(result: LigaResult | undefined): Sides | undefined {
  return result && { home: result.pointsTeam1, away: result.pointsTeam2 };
}

/** Returns `total` minus `part`, never below 0: entered results can be wrong. */
function minus(total: Sides, part: Sides): Sides {
  return { home: Math.max(0, total.home - part.home), away: Math.max(0, total.away - part.away) };
}

function teamOf({ teamId, teamName, shortName, teamIconUrl }: LigaMatch['team1']): Team {
  const name = cutText(teamName, 200);
  const short = shortName?.trim() || name;
  // Volunteers enter the addresses too, so invalid ones are dropped.
  const logo = v.safeParse(pictureUriSchema, teamIconUrl);
  return {
    id: `oldb-${teamId}`,
    name,
    shortName: short,
    ...(/^\p{Lu}{2,4}$/u.test(short) && { code: short }),
    ...(logo.success && { logoUri: logo.output }),
  };
}

/**
 * Returns a round's English name: 'Matchday 12' for '12. Spieltag'. An unknown name stays as it is.
 */
function roundOf(name: string): string {
  const [, number] = /^(\d+)\. (?:Spieltag|Runde)$/i.exec(name) ?? [];
  return number === undefined ? (ROUNDS.get(name.toLowerCase()) ?? name) : `Matchday ${number}`;
}
