import { access } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Team } from '../../protocol/match-state.ts';
import { venueSchema, type Venue } from '../../protocol/venue.ts';
import { FileFormatError } from '../file-format-error.ts';
import { nbaBoxScoreSchema, type NbaAction, type NbaBoxScore } from './nba-schema.ts';
import { slugify } from '../../protocol/fold-text.ts';
import { readJson } from './read-json.ts';

export interface NbaTeams {
  home: Team;
  away: Team;
  /** Start of the game, ms; only a box score has it. */
  tipOff?: number;
  ground?: Venue;
}

/** Returns the box score beside a play-by-play, if it is of the same game. */
export async function readNbaBoxScore(
  path: string,
  gameId: string,
): Promise<NbaBoxScore | undefined> {
  const boxPath = join(dirname(path), basename(path).replace('playbyplay', 'boxscore'));
  if (boxPath === path || !(await exists(boxPath))) return undefined;
  const box = await readJson(boxPath, nbaBoxScoreSchema);
  return box.game.gameId === gameId ? box : undefined;
}

/**
 * Returns the teams. A box score beside the play-by-play names them in full. Without one the
 * actions give the team codes.
 */
export function nbaTeams(
  path: string,
  actions: readonly NbaAction[],
  box: NbaBoxScore | undefined,
): NbaTeams {
  if (box) return fromBoxScore(box);
  const sides = sidesFromActions(actions);
  if (!sides)
    throw new FileFormatError(
      path,
      'game.actions',
      'no two teams score, and no box score lies beside',
    );
  return {
    home: team(sides.home, sides.home, sides.home),
    away: team(sides.away, sides.away, sides.away),
  };
}

function fromBoxScore({ game }: NbaBoxScore): NbaTeams {
  const { homeTeam, awayTeam, gameTimeUTC, arena } = game;
  const named = ({ teamCity, teamName, teamTricode }: typeof homeTeam): Team =>
    team(teamTricode, `${teamCity ?? ''} ${teamName}`.trim(), teamName);
  const tipOff = Date.parse(gameTimeUTC ?? '');
  const { arenaName, arenaCity: city, arenaCountry: country } = arena ?? {};
  const ground = v.safeParse(venueSchema, {
    id: `nba-${slugify(arenaName ?? '')}`.slice(0, 96),
    name: arenaName,
    ...(city && { city }),
    ...(country && { country }),
  });
  return {
    home: named(homeTeam),
    away: named(awayTeam),
    ...(Number.isFinite(tipOff) && { tipOff }),
    ...(ground.success && { ground: ground.output }),
  };
}

function team(tricode: string, name: string, shortName: string): Team {
  return { id: `nba-${tricode.toLowerCase()}`, name, shortName, code: tricode };
}

/**
 * Returns the codes of both teams. The first basket shows which is at home: it raises that side's
 * score.
 */
function sidesFromActions(
  actions: readonly NbaAction[],
): { home: string; away: string } | undefined {
  const codes = [
    ...new Set(actions.flatMap(({ teamTricode }) => (teamTricode ? [teamTricode] : []))),
  ];
  let before = { home: 0, away: 0 };
  for (const { scoreHome, scoreAway, teamTricode } of actions) {
    const now = { home: scoreHome ?? before.home, away: scoreAway ?? before.away };
    const other = codes.find((code) => code !== teamTricode);
    if (teamTricode && other !== undefined) {
      if (now.home > before.home) return { home: teamTricode, away: other };
      if (now.away > before.away) return { home: other, away: teamTricode };
    }
    before = now;
  }
  return undefined;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
