import type { Contestant, Fixture } from '../../protocol/ingest.ts';
import type { Season } from '../../protocol/season.ts';
import type { Venue } from '../../protocol/venue.ts';
import type { EventStatus } from '../../sports/event-status.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import { cutText } from '../../protocol/text.ts';
import { shootoutFault } from '../../sports/shootout.ts';
import type { RecordingInput } from '../source.ts';
import { competitionOf, type Competition } from './competition.ts';
import type {
  FootballGoal,
  FootballMatch,
  FootballOutcome,
  FootballScore,
} from './football-match.ts';
import { footballMatchId, footballTeam } from './football-names.ts';
import { groundOf, readSquads, readTeamCodes, readVenues } from './openfootball-extras.ts';
import { parseGoalMinute } from './goal-minute.ts';
import { kickOff } from './kick-off.ts';
import {
  openfootballMatchSchema,
  openfootballSchema,
  type OpenfootballGoal,
  type OpenfootballMatch,
  type OpenfootballScore,
  type Pair,
} from './openfootball-schema.ts';
import { readJson } from './read-json.ts';
import { readParts, refusePart } from './read-parts.ts';
import { squadMembers, type FindMember } from './squad-member.ts';

const FOOTBALL = 1;
const OTHER: Readonly<Record<Side, Side>> = { home: 'away', away: 'home' };

const CALLED_OFF: Readonly<Record<string, EventStatus>> = {
  cancelled: 'Cancelled',
  canceled: 'Cancelled',
  annulled: 'Cancelled',
  postponed: 'Postponed',
  abandoned: 'Abandoned',
  suspended: 'Abandoned',
  delayed: 'Delayed',
};

/** Statuses of matches that were decided without play. */
const DECIDED: Readonly<Record<string, 'Awarded' | 'Walkover'>> = {
  awarded: 'Awarded',
  walkover: 'Walkover',
  'w/o': 'Walkover',
};

export interface FootballSeason {
  /** Names the league across seasons: 'en.1'. */
  code: string;
  /** Undefined if neither the file's name nor its title has it. */
  season?: Season;
  /** In the order of the file. */
  matches: FootballMatch[];
}

/** Reads a season and its matches. */
export async function readOpenfootballMatches(input: RecordingInput): Promise<FootballSeason> {
  const { path } = input;
  const file = await readJson(path, openfootballSchema);
  const competition = competitionOf(path, file.name);
  const codes = await readTeamCodes(path);
  const memberOf = squadMembers(await readSquads(path));
  const grounds = await readVenues(path);
  const written = readParts(input, openfootballMatchSchema, file.parts);
  const meetings = numberMeetings(written.map(({ part }) => part));
  const matches = written.flatMap(({ place, part: match }) => {
    const start = kickOff(match.date, match.time, competition.zone);
    if (start === undefined) {
      refusePart(input, `${place}.time`, `no time of day: "${match.time ?? ''}"`);
      return [];
    }
    const { p } = match.score;
    const impossible = p && shootoutFault(sides(p), true);
    if (impossible) refusePart(input, `${place}.score.p`, impossible);
    const meeting = meetings.get(match) ?? 1;
    return [footballMatch(match, { competition, start, meeting, codes, grounds, memberOf })];
  });
  const season = seasonOf(competition);
  return { code: competition.code, ...(season && { season }), matches };
}

function seasonOf({ key, season }: Competition): Season | undefined {
  return season === undefined ? undefined : { id: `of-${key}`, name: season };
}

/**
 * Returns the number of each match among its pair's meetings, from 1. Dates decide it, since a
 * file's order changes during a season.
 */
function numberMeetings(matches: readonly OpenfootballMatch[]): Map<OpenfootballMatch, number> {
  const seen = new Map<string, number>();
  const numbers = new Map<OpenfootballMatch, number>();
  for (const match of matches.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const pair = `${footballTeam(match.team1).id} ${footballTeam(match.team2).id}`;
    const meeting = (seen.get(pair) ?? 0) + 1;
    seen.set(pair, meeting);
    numbers.set(match, meeting);
  }
  return numbers;
}

interface Surroundings {
  competition: Competition;
  start: Pick<Fixture, 'startTime' | 'startTimeTbd'>;
  meeting: number;
  codes: ReadonlyMap<string, string>;
  grounds: readonly Venue[];
  memberOf: FindMember;
}

function footballMatch(
  match: OpenfootballMatch,
  { competition, start, meeting, codes, grounds, memberOf }: Surroundings,
): FootballMatch {
  const teamOf = (name: string): Contestant => {
    const code = codes.get(name);
    return { ...footballTeam(name), ...(code !== undefined && { code }) };
  };
  const home = teamOf(match.team1);
  const away = teamOf(match.team2);
  const { code, name, country } = competition;
  const season = seasonOf(competition);
  return {
    matchId: footballMatchId(competition.key, home, away, meeting),
    fixture: {
      sportId: FOOTBALL,
      league: { id: `of-${code}`, name, ...(country !== undefined && { country }) },
      home,
      away,
      ...start,
      ...(season && { season }),
      ...(match.round && { round: cutText(match.round, 200) }),
      ...(match.group && { group: cutText(match.group, 200) }),
      ...placeOf(match, grounds),
    },
    outcome: outcomeOf(match, (side, player) => memberOf({ home, away }[side].id, player)),
  };
}

function placeOf(
  { ground: written }: OpenfootballMatch,
  grounds: readonly Venue[],
): Pick<Fixture, 'venue' | 'ground'> {
  if (!written) return {};
  const venue = cutText(written, 200);
  const ground = groundOf(venue, grounds);
  return ground ? { ground } : { venue };
}

/** Returns the id of a side's player by name; undefined if it is unknown. */
type FindPlayer = (side: Side, name: string) => string | undefined;

function outcomeOf(match: OpenfootballMatch, findPlayer: FindPlayer): FootballOutcome {
  const status = match.status?.trim().toLowerCase();
  const calledOff = status === undefined ? undefined : CALLED_OFF[status];
  const score = scoreOf(match.score);
  const decided = status === undefined ? undefined : DECIDED[status];
  if (decided)
    return { kind: 'decided', as: decided, score: score ?? { fullTime: { home: 0, away: 0 } } };
  if (!score) return calledOff ? { kind: 'called-off', status: calledOff } : { kind: 'scheduled' };
  if (calledOff === 'Cancelled') return { kind: 'called-off', status: calledOff };
  // Scores override a stale 'postponed': the match was played after all.
  const goals = [
    ...goalsOf(match.goals1 ?? [], 'home', findPlayer),
    ...goalsOf(match.goals2 ?? [], 'away', findPlayer),
  ];
  return { kind: 'played', score, goals, abandoned: calledOff === 'Abandoned' };
}

function scoreOf({ ht, ft, et, p }: OpenfootballScore): FootballScore | undefined {
  const fullTime = ft ?? et;
  if (!fullTime) return undefined;
  return {
    ...(ht && { halfTime: sides(ht) }),
    fullTime: sides(fullTime),
    ...(et && { extraTime: sides(et) }),
    ...(p && { hadShootout: true }),
    ...(p && !shootoutFault(sides(p), true) && { shootout: sides(p) }),
  };
}

function goalsOf(
  goals: readonly OpenfootballGoal[],
  team: Side,
  findPlayer: FindPlayer,
): FootballGoal[] {
  return goals.map((goal) => {
    const side = goal.owngoal ? OTHER[team] : team;
    const playerId = goal.name ? findPlayer(side, goal.name) : undefined;
    const when = parseGoalMinute(goal.minute, goal.offset);
    return {
      type: goal.owngoal ? 'own-goal' : goal.penalty ? 'penalty-goal' : 'goal',
      team,
      minute: when?.minute ?? null,
      stoppage: when?.stoppage ?? 0,
      ...(goal.name && { player: cutText(goal.name, 200) }),
      ...(playerId !== undefined && { playerId }),
    };
  });
}

function sides([home, away]: Pair): Sides {
  return { home, away };
}
