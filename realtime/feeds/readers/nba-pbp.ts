import type { Fixture } from '../../protocol/ingest.ts';
import type { Team } from '../../protocol/match-state.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import type { Stage } from '../../sports/stage.ts';
import { FileFormatError } from '../file-format-error.ts';
import {
  collectUpdates,
  recordingOf,
  type Change,
  type Recording,
  type RecordingInput,
  type TimedUpdate,
} from '../source.ts';
import { nbaDetails, peopleOf } from './nba-details.ts';
import { edgeOf, endOfGame, orderOf, parseNbaClock, playedSince, timeOf } from './nba-action.ts';
import { nbaIncident } from './nba-incident.ts';
import { startUnknown } from './day-start.ts';
import { nbaActionSchema, nbaPlayByPlaySchema, type NbaAction } from './nba-schema.ts';
import { nbaTeams, readNbaBoxScore, type NbaTeams } from './nba-teams.ts';
import { pauseStatus, QuarterScores, quarterStatus } from './quarters.ts';
import { readJson } from './read-json.ts';
import { readParts } from './read-parts.ts';

const BASKETBALL = 2;

/** Actions that stop the clock. It runs after all others, and after the start of a period. */
const STOPS_CLOCK: ReadonlySet<string> = new Set([
  'foul',
  'freethrow',
  'timeout',
  'stoppage',
  'violation',
  'period',
  'game',
]);

/**
 * Reads a game of NBA play-by-play, one update per action. The actions already include all
 * corrections. Their numbers order them, since the times of day of neighbours can be swapped. Games
 * that were not followed live have no times of day: the game clock paces them.
 */
export async function readNbaPlayByPlay(input: RecordingInput): Promise<Recording[]> {
  const { path } = input;
  const { game } = await readJson(path, nbaPlayByPlaySchema);
  const parts = game.actions.map((action, at) => [`game.actions.${at}`, action] as const);
  const actions = readParts(input, nbaActionSchema, parts)
    .map(({ part }) => part)
    .toSorted((a, b) => orderOf(a) - orderOf(b));
  if (actions.length === 0) throw new FileFormatError(path, 'game.actions', 'none makes sense');
  const box = await readNbaBoxScore(path, game.gameId);
  const teams = nbaTeams(path, actions, box);
  const first = actions.map(timeOf).find((time) => time !== undefined);
  const startTime = teams.tipOff ?? first;
  const start = startTime === undefined ? startUnknown() : { startTime };
  const known = new Set(box ? peopleOf(box) : []);
  const announcedAt = Math.min(start.startTime, first ?? start.startTime);
  const updates = gameUpdates(game.gameId, start, announcedAt, teams, actions, known);
  const endsAt = updates.at(-1)?.at ?? start.startTime;
  return [
    {
      ...recordingOf(updates, box && nbaDetails(`nba-${game.gameId}`, box, endsAt)),
      ...(startTime === undefined && { isUndated: true }),
    },
  ];
}

const STAGES: ReadonlyMap<string, Stage> = new Map([
  ['1', 'pre-season'],
  ['2', 'table'],
  // The All-Star Game, for which the season pauses.
  ['3', 'pre-season'],
  ['4', 'knockout'],
  ['5', 'knockout'],
]);

/** Returns the stage and the season in a game's id: '0022000001' belongs to 2020-21. */
function placeInSeason(gameId: string): Pick<Fixture, 'season' | 'stage'> {
  const [, kind = '', year = ''] = /^00(\d)(\d{2})\d{5}$/.exec(gameId) ?? [];
  const stage = STAGES.get(kind);
  if (!stage) return {};
  const began = year > '45' ? 1900 + Number(year) : 2000 + Number(year);
  const name = `${began}-${String(began + 1).slice(-2)}`;
  return { season: { id: `nba-${name}`, name }, stage };
}

function gameUpdates(
  gameId: string,
  start: Pick<Fixture, 'startTime' | 'startTimeTbd' | 'startDayTbd'>,
  announcedAt: number,
  { home, away, ground }: NbaTeams,
  actions: readonly NbaAction[],
  known: ReadonlySet<number>,
): readonly TimedUpdate[] {
  const score: Sides = { home: 0, away: 0 };
  const quarters = new QuarterScores();
  let quarter = 1;
  const { updates, add } = collectUpdates(`nba-${gameId}`);
  let at = announcedAt;
  const league = { id: 'nba', name: 'NBA', country: 'us' };
  add(at, {
    fixture: {
      sportId: BASKETBALL,
      league,
      home,
      away,
      ...start,
      ...placeInSeason(gameId),
      ...(ground && { ground }),
    },
    status: 'NotStarted',
    matchStatus: 'Not start',
    score: { ...score },
  });
  const end = endOfGame(actions);
  let before: NbaAction | undefined;
  for (const action of actions) {
    at = Math.max(at, timeOf(action) ?? at + playedSince(before, action));
    before = action;
    const former = { ...score };
    score.home = action.scoreHome ?? score.home;
    score.away = action.scoreAway ?? score.away;
    // Substitutions in a break already name the next quarter, but do not begin it.
    const isBegun = action.actionType === 'period' || pointsOf(score) > pointsOf(former);
    if (isBegun) quarter = action.period;
    quarters.set(Math.min(action.period, quarter), { ...score });
    const side = sideOf(action, home, away);
    const incident = nbaIncident(action, side, former, score, known);
    add(
      at,
      {
        ...statusChange(action, score),
        ...(action === end && ENDED),
        ...clockChange(action, at),
        ...(action === end && { clock: null }),
        score: { ...score },
        periods: quarters.periods(),
        ...(incident && { incidents: [incident] }),
      },
      // Action numbers stay the same if a later file has more actions.
      { inOrder: Math.round(orderOf(action)), occurredAt: timeOf(action) ?? at },
    );
  }
  if (updates.at(-1)?.update.status === 'Ended') {
    at += 60_000;
    add(at, { status: 'Finished' });
  }
  return updates;
}

const ENDED = { status: 'Ended', matchStatus: 'Ended' } as const satisfies Change;

function statusChange(action: NbaAction, score: Sides): Change {
  const { actionType, period } = action;
  if (actionType !== 'period') return {};
  const edge = edgeOf(action);
  const status = quarterStatus(period);
  if (edge === 'start') return { status: 'Live', ...(status && { matchStatus: status }) };
  if (edge !== 'end') return {};
  const halfTime = period === 2 ? { gameScore: [`${score.home}:${score.away}`] } : {};
  return { matchStatus: pauseStatus(period), ...halfTime };
}

function clockChange(action: NbaAction, at: number): Change {
  const { actionType, clock } = action;
  if (actionType === 'game') return { clock: null };
  const seconds = parseNbaClock(clock);
  if (seconds === undefined) return {};
  const running =
    !STOPS_CLOCK.has(actionType) || (actionType === 'period' && edgeOf(action) === 'start');
  return { clock: { seconds, running: running && seconds > 0, at, countdown: true } };
}

function sideOf({ teamTricode }: NbaAction, home: Team, away: Team): Side | null {
  return teamTricode === home.code ? 'home' : teamTricode === away.code ? 'away' : null;
}

function pointsOf({ home, away }: Sides): number {
  return home + away;
}
