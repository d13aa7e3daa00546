import type { Incident } from '../../protocol/incident.ts';
import type { Fixture } from '../../protocol/ingest.ts';
import type { Team } from '../../protocol/match-state.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import { cutText } from '../../protocol/text.ts';
import type { Stage } from '../../sports/stage.ts';
import { FileFormatError } from '../file-format-error.ts';
import {
  recordingOf,
  type Change,
  type Recording,
  type RecordingInput,
  type TimedUpdate,
} from '../source.ts';
import { nbaDetails, nbaId, peopleOf } from './nba-details.ts';
import { nbaPlayByPlaySchema, type NbaAction } from './nba-schema.ts';
import { nbaTeams, readNbaBoxScore, type NbaTeams } from './nba-teams.ts';
import { pauseStatus, QuarterScores, quarterStatus } from './quarters.ts';
import { readJson } from './read-json.ts';

const BASKETBALL = 2;

/** After these the clock stands; after all others it runs on. */
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
 * Reads a game of NBA play-by-play, one update per action. The file holds the
 * actions as they stood after all corrections; their numbers order them, as
 * the times of day of neighbours can be the wrong way round.
 */
export async function readNbaPlayByPlay({ path }: RecordingInput): Promise<Recording[]> {
  const file = await readJson(path, nbaPlayByPlaySchema);
  const box = await readNbaBoxScore(path, file);
  const teams = nbaTeams(path, file, box);
  const actions = file.game.actions.toSorted((a, b) => orderOf(a) - orderOf(b));
  const first = timeOf(actions.find((action) => timeOf(action) !== undefined));
  if (first === undefined)
    throw new FileFormatError(path, 'game.actions', 'no action has a time of day');
  const matchId = `nba-${file.game.gameId}`;
  const startTime = teams.tipOff ?? first;
  const known = new Set(box ? peopleOf(box) : []);
  const updates = gameUpdates(
    file.game.gameId,
    startTime,
    Math.min(startTime, first),
    teams,
    actions,
    known,
  );
  const endsAt = updates.at(-1)?.at ?? startTime;
  return [recordingOf(updates, box && nbaDetails(matchId, box, endsAt))];
}

const STAGES: ReadonlyMap<string, Stage> = new Map([
  ['1', 'pre-season'],
  ['2', 'table'],
  // The All-Star Game: the league's year stands still for it.
  ['3', 'pre-season'],
  ['4', 'knockout'],
  ['5', 'knockout'],
]);

/** The id of a game tells its stage and the year its season began: '0022000001' is of 2020-21. */
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
  startTime: number,
  announcedAt: number,
  { home, away, ground }: NbaTeams,
  actions: readonly NbaAction[],
  known: ReadonlySet<number>,
): TimedUpdate[] {
  const score: Sides = { home: 0, away: 0 };
  const quarters = new QuarterScores();
  let quarter = 1;
  const updates: TimedUpdate[] = [];
  let at = announcedAt;
  let sequence = 0;
  const add = (change: Change, occurredAt = at): void => {
    updates.push({ at, update: { matchId: `nba-${gameId}`, sequence, occurredAt, ...change } });
  };
  const league = { id: 'nba', name: 'NBA', country: 'us' };
  sequence = 1;
  add({
    fixture: {
      sportId: BASKETBALL,
      league,
      home,
      away,
      startTime,
      ...placeInSeason(gameId),
      ...(ground && { ground }),
    },
    status: 'NotStarted',
    matchStatus: 'Not start',
    score: { ...score },
  });
  for (const action of actions) {
    at = Math.max(at, timeOf(action) ?? at);
    // Their own numbers stay the same when a later file has more actions.
    sequence = Math.max(sequence + 1, Math.round(orderOf(action)));
    const before = { ...score };
    score.home = action.scoreHome ?? score.home;
    score.away = action.scoreAway ?? score.away;
    // A substitution of the next quarter is told before its start, while the break is on.
    const isBegun = action.actionType === 'period' || pointsOf(score) > pointsOf(before);
    if (isBegun) quarter = action.period;
    quarters.set(Math.min(action.period, quarter), { ...score });
    const side = sideOf(action, home, away);
    const incident = incidentOf(action, side, before, score, known);
    add(
      {
        ...statusChange(action, score),
        ...clockChange(action, at),
        score: { ...score },
        periods: quarters.periods(),
        ...(incident && { incidents: [incident] }),
      },
      timeOf(action) ?? at,
    );
  }
  if (updates.at(-1)?.update.status === 'Ended') {
    at += 60_000;
    sequence += 1;
    add({ status: 'Finished' });
  }
  return updates;
}

function statusChange({ actionType, subType, period }: NbaAction, score: Sides): Change {
  if (actionType === 'game' && subType === 'end') return { status: 'Ended', matchStatus: 'Ended' };
  if (actionType !== 'period') return {};
  const status = quarterStatus(period);
  if (subType === 'start') return { status: 'Live', ...(status && { matchStatus: status }) };
  if (subType !== 'end') return {};
  const halfTime = period === 2 ? { gameScore: [`${score.home}:${score.away}`] } : {};
  return { matchStatus: pauseStatus(period), ...halfTime };
}

function clockChange({ actionType, subType, clock }: NbaAction, at: number): Change {
  if (actionType === 'game') return { clock: null };
  const seconds = parseNbaClock(clock);
  if (seconds === undefined) return {};
  const running = !STOPS_CLOCK.has(actionType) || (actionType === 'period' && subType === 'start');
  return { clock: { seconds, running: running && seconds > 0, at, countdown: true } };
}

/** Whole seconds left of 'PT11M38.00S', rounded up as a scoreboard does; undefined when it is none. */
export function parseNbaClock(text: string | null | undefined): number | undefined {
  const match = /^PT(\d{1,2})M(\d{1,2}(?:\.\d+)?)S$/.exec(text ?? '');
  return match ? Number(match[1]) * 60 + Math.ceil(Number(match[2])) : undefined;
}

/** Of these the file tells more than their name; of the others, as 'Period End', it says it again. */
const TOLD: ReadonlySet<Incident['type']> = new Set<Incident['type']>(['score', 'foul']);

/** `known`: whose page there will be, by the box score. */
function incidentOf(
  action: NbaAction,
  side: Side | null,
  before: Sides,
  score: Sides,
  known: ReadonlySet<number>,
): Incident | undefined {
  const type = incidentType(action, before, score);
  if (!type) return undefined;
  const period = quarterStatus(action.period);
  const scored = type === 'score';
  const assist = action.assistPlayerNameInitial;
  const remaining = parseNbaClock(action.clock);
  const scorers = score.home > before.home ? 'home' : 'away';
  return {
    id: `action-${action.actionNumber}`,
    type,
    team: scored ? scorers : side,
    minute: null,
    ...(remaining !== undefined && { remaining }),
    ...(period && { period }),
    ...(action.playerNameI && { player: action.playerNameI }),
    ...(action.personId && known.has(action.personId) && { playerId: nbaId(action.personId) }),
    ...(scored && assist && { relatedPlayer: assist }),
    ...(scored &&
      action.assistPersonId &&
      known.has(action.assistPersonId) && { relatedPlayerId: nbaId(action.assistPersonId) }),
    ...(action.description && TOLD.has(type) && { text: cutText(action.description, 500) }),
    ...(scored && { points: score[scorers] - before[scorers], score: { ...score } }),
  };
}

function incidentType(
  { actionType, subType }: NbaAction,
  before: Sides,
  score: Sides,
): Incident['type'] | undefined {
  if (score.home > before.home || score.away > before.away) return 'score';
  if (actionType === 'timeout' || actionType === 'foul') return actionType;
  if (actionType !== 'period') return undefined;
  return subType === 'start' ? 'period-start' : subType === 'end' ? 'period-end' : undefined;
}

function sideOf({ teamTricode }: NbaAction, home: Team, away: Team): Side | null {
  return teamTricode === home.code ? 'home' : teamTricode === away.code ? 'away' : null;
}

function orderOf(action: NbaAction): number {
  return action.orderNumber ?? action.actionNumber * 10_000;
}

function timeOf(action: NbaAction | undefined): number | undefined {
  const time = Date.parse(action?.timeActual ?? action?.edited ?? '');
  return Number.isFinite(time) ? time : undefined;
}

function pointsOf({ home, away }: Sides): number {
  return home + away;
}
