import { DEMO_SPORTS, type SquadPlan } from '../demo-sports.ts';
import type { Lineup, LineupPlayer } from '../../protocol/lineup.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { DemoPlayer } from '../world/demo-player.ts';
import { createRandom, type Random } from '../world/random.ts';
import type { DemoTeam } from '../world/world.ts';
import { drawFormation, linesOf, pickEleven } from './formation.ts';

/** A team's players in a match. */
export interface TeamSheet {
  starters: readonly DemoPlayer[];
  substitutes: readonly DemoPlayer[];
  /** '4-3-3', in football. */
  formation?: string;
  /** Absent for a single player or a pair, who have no line-up. */
  team?: DemoTeam;
  absent: readonly Absence[];
}

interface Absence {
  player: DemoPlayer;
  reason: 'injury' | 'suspension';
  note: string;
}

const INJURIES = ['Knee', 'Hamstring', 'Ankle', 'Illness', 'Shoulder', 'Calf', 'Back', 'Groin'];

/** Returns a random team sheet: mostly the usual players, whom the squad lists first. */
export function drawTeamSheet(sport: SportKey, team: DemoTeam, random: Random): TeamSheet {
  const plan = DEMO_SPORTS[sport].squad;
  if (!plan || team.squad.length < plan.starters)
    return { starters: team.squad, substitutes: [], absent: [] };
  const absent = drawAbsences(plan, team, random);
  const away = new Set(absent.map(({ player }) => player));
  const fit = team.squad.filter((player) => !away.has(player));
  const formation = plan.isFootball ? drawFormation(team, random) : undefined;
  const starters = formation
    ? pickEleven(fit, formation, random)
    : pickUsual(team.squad.slice(0, plan.starters), fit);
  const rest = fit.filter((player) => !starters.includes(player));
  return {
    starters,
    substitutes: rest.slice(0, plan.substitutes),
    ...(formation !== undefined && { formation }),
    team,
    absent,
  };
}

/** Returns the sheet as a source sends it. */
export function lineupOf(sheet: TeamSheet, team: DemoTeam, confirmed: boolean): Lineup {
  const captain = captainOf(sheet, team);
  const places = sheet.formation === undefined ? [] : placesOf(sheet.formation);
  const listed = (player: DemoPlayer, index: number): LineupPlayer => {
    const grid = places[index];
    return {
      ...personOf(player),
      ...(player.number !== undefined && { number: player.number }),
      ...(player === captain && { captain: true }),
      ...(grid && { grid }),
    };
  };
  return {
    ...(sheet.formation !== undefined && { formation: sheet.formation }),
    confirmed,
    coach: coachOf(team),
    starters: sheet.starters.map(listed),
    substitutes: sheet.substitutes.map((player) => listed(player, places.length)),
    unavailable: sheet.absent.map(({ player, reason, note }) => ({
      ...personOf(player),
      reason,
      note,
    })),
  };
}

function personOf({ id, name, position }: DemoPlayer) {
  return { id, name, ...(position !== undefined && { position }) };
}

/** Returns the grid places of a formation's starters; row 1 is the goalkeeper's. */
function placesOf(formation: string): { row: number; column: number }[] {
  return [1, ...linesOf(formation)].flatMap((count, line) =>
    Array.from({ length: count }, (_, index) => ({ row: line + 1, column: index + 1 })),
  );
}

function drawAbsences(plan: SquadPlan, { squad }: DemoTeam, random: Random): Absence[] {
  const most = Math.min(plan.mostAbsent, Math.max(0, squad.length - plan.starters - 4));
  const players = new Set(Array.from({ length: random.int(0, most) }, () => random.pick(squad)));
  return [...players].map((player) => {
    const suspended = plan.isFootball && random.chance(0.2);
    return suspended
      ? { player, reason: 'suspension', note: 'Yellow cards' }
      : { player, reason: 'injury', note: random.pick(INJURIES) };
  });
}

/**
 * Returns the usual starters. A reserve, if possible of the same position, replaces an absent
 * starter.
 */
function pickUsual(usual: readonly DemoPlayer[], fit: readonly DemoPlayer[]): DemoPlayer[] {
  const reserves = fit.filter((player) => !usual.includes(player));
  return usual.flatMap((player) => {
    if (fit.includes(player)) return [player];
    const same = reserves.findIndex(({ position }) => position === player.position);
    return reserves.splice(Math.max(0, same), 1);
  });
}

/** Returns the captain: the starter at a place of the sheet that is fixed for each team. */
function captainOf({ starters }: TeamSheet, { team }: DemoTeam): DemoPlayer {
  return createRandom(team.id, 'captain').pick(starters.slice(0, 8));
}

/** Returns a coach's name: one player's given name with another's family name. */
function coachOf({ team, squad }: DemoTeam): string {
  const random = createRandom(team.id, 'coach');
  const [given = ''] = random.pick(squad).name.split(' ');
  const family = random.pick(squad).name.split(' ').slice(1).join(' ');
  return `${given} ${family}`;
}
