import type { Incident } from '../../protocol/incident.ts';

/** Scorer, passer, distance (yards) and kind of a score, with names as in the file. */
export interface Scorers {
  player: string;
  passer?: string;
  yards?: number;
  play?: Incident['play'];
}

/** 'T.Brady', 'St. Johnson', 'D.Heyward-Bey'. */
const NAME = String.raw`\p{L}+\. ?\p{Lu}(?:[\p{L}'-]|\.(?=\p{L}))+`;
const named = (pattern: string): RegExp =>
  new RegExp(pattern.replaceAll('PLAYER', `(?<player>${NAME})`).replaceAll('NAME', NAME), 'u');

/** Patterns of the scoring summary, and of plays that the summary omits. */
const SUMMARIES = [
  // 'R.Gronkowski 22 yd. pass from T.Brady', 'M.Lynch 3 yd. run', 'S.Hauschka 27 yard field goal is GOOD'
  named(
    String.raw`^PLAYER (?<yards>\d+) (?:yd\.|yard) (?<how>[\w ]+?)(?: from (?<passer>NAME))?(?: \(|$| is\b)`,
  ),
  // 'M.Jackson fumble recovery in end zone'
  named('^PLAYER (?<how>[a-z ]+) recovery in end zone'),
  // 'A.Smith sacked in end zone by R.Starks, J.Jenkins for a Safety'
  named('by PLAYER.* for a Safety'),
  named('^PLAYER extra point'),
  // 'TWO-POINT CONVERSION ATTEMPT. R.Wilson pass to D.Baldwin is complete. ATTEMPT SUCCEEDS.'
  named('ATTEMPT. (?<passer>NAME) pass to PLAYER is complete.*SUCCEEDS'),
  named('ATTEMPT. PLAYER rushes.*SUCCEEDS'),
] as const;

const HOW = [
  [/pass/, 'pass'],
  [/run/, 'run'],
  [/kick(?:-?off)? return/, 'kick-return'],
  [/punt return/, 'punt-return'],
  [/interception/, 'interception'],
  [/fumble/, 'fumble'],
] as const satisfies readonly (readonly [RegExp, Incident['play']])[];

/** Returns the scorer that a summary or a play names; undefined if they name nobody. */
export function nflScorers(text: string): Scorers | undefined {
  for (const pattern of SUMMARIES) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const how = groups['how']?.toLowerCase() ?? '';
    return scorers(groups, HOW.find(([words]) => words.test(how))?.[1]);
  }
  return touchdownIn(text);
}

const TRIES = [
  [named(String.raw`\(PLAYER kick is good\)`), 1],
  [named(String.raw`\((?<passer>NAME)-PLAYER pass\)`), 2],
  [named(String.raw`\(PLAYER run\)`), 2],
] as const;

/**
 * Returns the try in brackets in a touchdown's summary, with its points; undefined without a
 * successful one.
 */
export function nflTry(summary: string): { by: Scorers; points: 1 | 2 } | undefined {
  for (const [pattern, points] of TRIES) {
    const by = scorers(pattern.exec(summary)?.groups ?? {}, undefined);
    if (by) return { by, points };
  }
  return undefined;
}

const PASS = named(
  String.raw`(?<passer>NAME) pass .*?to PLAYER.* for (?<yards>\d+) yards?, TOUCHDOWN`,
);
const CARRY = named(String.raw`PLAYER.* for (?<yards>\d+) yards?, TOUCHDOWN`);
const RECOVERY = named('(?:RECOVERED|INTERCEPTED|BLOCKED)(?: by)? (?:[A-Z]{2,3}-)?PLAYER');

/** How a scorer got the ball other than by a pass. */
const CAME_BY = [
  [/INTERCEPTED/, 'interception'],
  [/FUMBLES|MUFFS/, 'fumble'],
  [/BLOCKED/, undefined],
  [/ punts /, 'punt-return'],
  [/ kicks /, 'kick-return'],
] as const satisfies readonly (readonly [RegExp, Incident['play'] | undefined])[];

/**
 * Returns the scorer of a touchdown from the report of its play; after a review only the text from
 * the reversal counts: '(9:47) (Shotgun) T.Brady pass short right to B.LaFell for 11 yards,
 * TOUCHDOWN.'
 */
function touchdownIn(text: string): Scorers | undefined {
  const report = text.replace(/^.*REVERSED\./, '').replace(/^.*reported in as eligible\. */, '');
  const sentence = report.split(/(?<=\.) +(?=[A-Z(])/).findLast((part) => /TOUCHDOWN/.test(part));
  if (sentence === undefined) return undefined;
  const pass = PASS.exec(sentence)?.groups;
  if (pass) return scorers(pass, 'pass');
  const way = CAME_BY.find(([words]) => words.test(report));
  const groups = (CARRY.exec(sentence) ?? RECOVERY.exec(report))?.groups;
  return groups && scorers(groups, way ? way[1] : 'run');
}

function scorers(
  { player, passer, yards }: Record<string, string | undefined>,
  play: Incident['play'],
): Scorers | undefined {
  if (player === undefined) return undefined;
  return {
    player,
    ...(passer !== undefined && { passer }),
    ...(yards !== undefined && { yards: Number(yards) }),
    ...(play && { play }),
  };
}
