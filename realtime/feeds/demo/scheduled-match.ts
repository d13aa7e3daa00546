import type { Result } from '../../protocol/catalogue.ts';
import type { Fixture } from '../../protocol/ingest.ts';
import type { Contest } from '../simulator/contest.ts';
import { resultOf } from '../simulator/whole-match.ts';
import { compactDate } from './day.ts';
import { fixtureOf } from './fixture.ts';
import { createRandom } from './random.ts';
import { demoPrefix, type DemoLeague, type DemoTeam } from './world.ts';

/** A match of the schedule. */
export interface ScheduledMatch {
  matchId: string;
  fixture: Fixture;
  contest: Contest;
  /** When it was known who plays, ms: the end of the matches that led here. */
  drawnAt: number;
}

/** How a scheduled match ends, and when, ms. */
export interface Outcome {
  result: Result;
  endsAt: number;
  winner: DemoTeam;
}

/** The id says sport, day, league and teams, so it is the same whenever the schedule is made. */
export function scheduleMatch(
  seed: number,
  league: DemoLeague,
  teams: { home: DemoTeam; away: DemoTeam },
  when: { startTime: number; round: string; drawnAt: number },
): ScheduledMatch {
  const [sport = '', number = ''] = league.key.split('-');
  const sides = `${placeOf(teams.home)}-${placeOf(teams.away)}`;
  return {
    matchId: `${demoPrefix(seed)}-${sport}-${compactDate(when.startTime)}-${number}-${sides}`,
    fixture: fixtureOf(league, teams, when.startTime, when.round),
    contest: { sport: league.sport.key, ...teams, knockout: league.knockout },
    drawnAt: when.drawnAt,
  };
}

/** 'demo-fb-1-03' → '1.03': a cup's teams are of several leagues. */
function placeOf({ team }: DemoTeam): string {
  return team.id.split('-').slice(-2).join('.');
}

/** Plays a scheduled match: its id is its seed, so it always ends the same. */
export function outcomeOf({ matchId, fixture, contest }: ScheduledMatch): Outcome {
  const { result, seconds } = resultOf(contest, createRandom(matchId));
  const decisive = result.shootout ?? result.score;
  return {
    result,
    endsAt: fixture.startTime + Math.ceil(seconds) * 1_000,
    winner: decisive.home > decisive.away ? contest.home : contest.away,
  };
}
