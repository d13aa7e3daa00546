import type { Incident } from '../../protocol/incident.ts';
import type { Sides } from '../../protocol/primitives.ts';
import { cutText } from '../../protocol/text.ts';
import { nflId, nflName } from './nfl-people.ts';
import type { NflGame, NflPlay } from './nfl-schema.ts';
import { nflScorers, nflTry, type Scorers } from './nfl-scorers.ts';
import { sideOf, type NflScoring } from './nfl-scoring.ts';
import { quarterStatus } from './quarters.ts';

export interface NflMoment {
  id: string;
  play: NflPlay;
  /** Seconds left after the play, if known. */
  remaining: number | undefined;
  scoring: NflScoring | undefined;
  score: Sides;
}

/**
 * Returns a play as an incident, with scorer, passer, distance, and the file's own words as
 * commentary; undefined if fans need not see it.
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
    ...(scoring && scorersOf(nflScorers(text), summary?.players ?? {})),
    ...(text && { text: cutText(text, 500) }),
    ...(scoring && { points: scoring.points, score }),
  };
}

/**
 * Returns the try after a touchdown as an incident with points, if only the file's summary has it;
 * undefined for every other play. `next`: the plays that follow.
 */
export function unlistedTry(
  { id, play, remaining, scoring, score }: NflMoment,
  next: readonly NflPlay[],
  game: NflGame,
): (Incident & { points: number; score: Sides }) | undefined {
  const summary = game.scrsummary?.[id];
  const reported = scoring?.type === 'touchdown' ? nflTry(summary?.desc ?? '') : undefined;
  if (!scoring || !reported) return undefined;
  const end = next.findIndex(({ note }) => /^(?:KICKOFF|TD|FG|SAF)$/.test(note ?? ''));
  const following = end < 0 ? next : next.slice(0, end);
  if (following.some(({ note }) => /^(?:XP|2P)/.test(note ?? ''))) return undefined;
  const { points, by } = reported;
  const period = quarterStatus(play.qtr);
  return {
    id: `play-${id}-try`,
    type: 'extra-point',
    team: scoring.team,
    minute: null,
    ...(remaining !== undefined && { remaining }),
    ...(period && { period }),
    ...scorersOf(by, summary?.players ?? {}),
    points,
    score: { ...score, [scoring.team]: score[scoring.team] + points },
  };
}

/**
 * Returns a play's text without its time, which pages show beside it, and without the summary of
 * the drive.
 */
function wordsOf(text: string): string {
  return text.replace(/^\(\d{0,2}:\d{2}\) /, '').replace(/ ?Drive: .*$/, '');
}

/** Returns the incident's fields on its scorers. `keys`: players' keys by name. */
function scorersOf(
  scorers: Scorers | undefined,
  keys: Readonly<Record<string, string>>,
): Pick<Incident, 'player' | 'playerId' | 'relatedPlayer' | 'relatedPlayerId' | 'yards' | 'play'> {
  if (!scorers) return {};
  const { player, passer, ...how } = scorers;
  const [key, passerKey] = [keys[player], passer && keys[passer]];
  return {
    player: nflName(player),
    ...(key && { playerId: nflId(key) }),
    ...(passer && { relatedPlayer: nflName(passer) }),
    ...(passerKey && { relatedPlayerId: nflId(passerKey) }),
    ...how,
  };
}
