import type { Incident } from '../../protocol/incident.ts';
import type { Sides } from '../../protocol/primitives.ts';
import { cutText } from '../../protocol/text.ts';
import { nflId, nflName } from './nfl-people.ts';
import type { NflGame, NflPlay } from './nfl-schema.ts';
import { sideOf, type NflScoring } from './nfl-scoring.ts';
import { quarterStatus } from './quarters.ts';

export interface NflMoment {
  id: string;
  play: NflPlay;
  /** Seconds left once the play is over, if the file tells. */
  remaining: number | undefined;
  scoring: NflScoring | undefined;
  score: Sides;
}

/**
 * What a play is to a fan: who scored, from whom and from how far; in the
 * file's own words for the commentary. Undefined for what says nothing.
 */
export function nflIncident(moment: NflMoment, game: NflGame): Incident | undefined {
  const { id, play, remaining, scoring, score } = moment;
  const desc = play.desc ?? '';
  const timeout = /^Timeout #\d by (\w+)/i.exec(desc);
  const isEnd = /^END (?:GAME|(?:OF )?QUARTER)/i.test(desc);
  const type = scoring?.type ?? (timeout ? 'timeout' : isEnd ? 'period-end' : 'comment');
  const period = quarterStatus(play.qtr);
  const summary = game.scrsummary?.[id];
  const text = timeout || isEnd ? '' : wordsOf(summary?.desc ?? desc);
  if (type === 'comment' && (text === '' || /^Timeout at/i.test(text))) return undefined;
  return {
    id: `play-${id}`,
    type,
    team: scoring?.team ?? sideOf(timeout?.[1] ?? (timeout ? '' : play.posteam), game) ?? null,
    minute: null,
    ...(remaining !== undefined && { remaining }),
    ...(period && { period }),
    ...(scoring && scorersOf(text, summary?.players ?? {})),
    ...(text && { text: cutText(text, 500) }),
    ...(scoring && { points: scoring.points, score }),
  };
}

/** Without the time, which stands beside it, and the run of the drive. */
function wordsOf(text: string): string {
  return text.replace(/^\(\d{0,2}:\d{2}\) /, '').replace(/ ?Drive: .*$/, '');
}

type Scorers = Pick<
  Incident,
  'player' | 'playerId' | 'relatedPlayer' | 'relatedPlayerId' | 'yards' | 'play'
>;

const NAME = String.raw`(?<player>\p{L}+\.[\p{L}.'-]+)`;
/** 'R.Gronkowski 22 yd. pass from T.Brady', 'M.Lynch 3 yd. run', 'S.Hauschka 27 yard field goal is GOOD'. */
const SUMMARY = new RegExp(
  String.raw`^${NAME} (?<yards>\d+) (?:yd\.|yard) (?<how>[\w ]+?)(?: from (?<passer>\p{L}+\.[\p{L}.'-]+))?(?: \(|$| is\b)`,
  'u',
);
const EXTRA_POINT = new RegExp(`^${NAME} extra point`, 'u');
const HOW = [
  [/pass/, 'pass'],
  [/run/, 'run'],
  [/kick(?:-?off)? return/, 'kick-return'],
  [/punt return/, 'punt-return'],
  [/interception/, 'interception'],
  [/fumble/, 'fumble'],
] as const satisfies readonly (readonly [RegExp, Incident['play']])[];

function scorersOf(text: string, keys: Readonly<Record<string, string>>): Scorers {
  const { player, yards, how, passer } =
    (SUMMARY.exec(text) ?? EXTRA_POINT.exec(text))?.groups ?? {};
  if (player === undefined) return {};
  const play = HOW.find(([pattern]) => pattern.test(how?.toLowerCase() ?? ''))?.[1];
  const [key, passerKey] = [keys[player], passer && keys[passer]];
  return {
    player: nflName(player),
    ...(key && { playerId: nflId(key) }),
    ...(passer && { relatedPlayer: nflName(passer) }),
    ...(passerKey && { relatedPlayerId: nflId(passerKey) }),
    ...(yards !== undefined && { yards: Number(yards) }),
    ...(play && { play }),
  };
}
