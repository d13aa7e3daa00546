import type { Side, Sides } from '../../protocol/primitives.ts';
import type { Incident } from '../../protocol/incident.ts';
import type { NflGame, NflPlay, NflSide } from './nfl-schema.ts';

export interface NflScoring {
  type: Extract<Incident['type'], 'touchdown' | 'field-goal' | 'extra-point' | 'safety'>;
  team: Side;
  points: number;
}

/**
 * Returns what a play scores. The scoring summary names the team of a touchdown, since the defence
 * scores after an interception or a fumble. A try belongs to the side of the last touchdown.
 */
export function scoringOf(
  play: NflPlay,
  playId: string,
  game: NflGame,
  lastTouchdown: Side | undefined,
): NflScoring | undefined {
  if (play.sp !== 1) return undefined;
  const note = play.note ?? '';
  const text = play.desc ?? '';
  const summary = game.scrsummary?.[playId];
  const possession = sideOf(play.posteam, game);
  const team = summary ? sideOf(summary.team, game) : possession;
  if (note === 'XP' || /extra point is GOOD/i.test(text))
    return scoring('extra-point', lastTouchdown ?? possession, 1);
  if (note === '2PS' || /TWO-POINT CONVERSION ATTEMPT/.test(text))
    return scoring('extra-point', lastTouchdown ?? possession, 2);
  if (note === 'FG' || summary?.type === 'FG') return scoring('field-goal', team, 3);
  if (note === 'SAF' || summary?.type === 'SAF')
    return scoring('safety', summary ? team : otherSide(possession), 2);
  if (note === 'TD' || summary?.type === 'TD' || /TOUCHDOWN/.test(text))
    return scoring('touchdown', team, 6);
  return undefined;
}

function scoring(
  type: NflScoring['type'],
  team: Side | undefined,
  points: number,
): NflScoring | undefined {
  return team && { type, team, points };
}

/** Returns the side of a team's abbreviation, else undefined. */
export function sideOf(abbr: string | null | undefined, { home, away }: NflGame): Side | undefined {
  return abbr === home.abbr ? 'home' : abbr === away.abbr ? 'away' : undefined;
}

function otherSide(side: Side | undefined): Side | undefined {
  return side && (side === 'home' ? 'away' : 'home');
}

/** Returns the score after the nth quarter by the table of points. */
export function tableScore({ home, away }: NflGame, quarter: number): Sides {
  return { home: pointsThrough(home, quarter), away: pointsThrough(away, quarter) };
}

function pointsThrough({ score }: NflSide, quarter: number): number {
  const quarters = [score[1], score[2], score[3], score[4], score[5]];
  return quarters.slice(0, quarter).reduce<number>((sum, points) => sum + (points ?? 0), 0);
}
