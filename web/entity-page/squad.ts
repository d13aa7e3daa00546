import type { SquadWire } from '../../edge/contracts/squad.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { positionGroup, POSITIONS } from '../domain/position-group.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { parseTeam } from '../domain/team.ts';

export interface Player {
  id: string;
  name: string;
  number: number | null;
  /** '2000-05-17' */
  birthDate: string | null;
  club: string | null;
  nation: string | null;
}

/** The players of one position. */
export interface SquadGroup {
  position: string;
  players: readonly Player[];
}

/**
 * Groups a squad by position, in team sheet order. A position of no known group keeps the source's
 * name.
 */
export function groupSquad(t: Text, { team, players }: SquadWire): SquadGroup[] {
  const sportKey = parseTeam(team)?.sportKey;
  const groups = new Map<string, Player[]>(POSITIONS.map(([name]) => [t(`squad.${name}`), []]));
  for (const wire of players) {
    const name = nameOf(t, wire.position, sportKey);
    const {
      playerId: id,
      playerName,
      shirtNumber: number,
      playerBirthDate: birthDate,
      club,
      playerNation: nation = null,
    } = wire;
    groups.set(name, [
      ...(groups.get(name) ?? []),
      { id, name: playerName, number, birthDate, club, nation },
    ]);
  }
  return [...groups].flatMap(([position, own]) =>
    own.length > 0 ? [{ position, players: own }] : [],
  );
}

function nameOf(t: Text, position: string | null, sportKey: SportKey | undefined): string {
  if (position === null) return t('squad.players');
  const known = sportKey && positionGroup(position, sportKey);
  return known ? t(`squad.${known}`) : position;
}

/** Returns the age in years at `now` (ms) for a birth date ('2000-05-17'); null if unknown. */
export function ageAt(birthDate: string | null, now: number): number | null {
  const born = birthDate === null ? NaN : Date.parse(birthDate);
  if (Number.isNaN(born)) return null;
  const [then, today] = [new Date(born), new Date(now)];
  const hadBirthday =
    today.getUTCMonth() * 100 + today.getUTCDate() >= then.getUTCMonth() * 100 + then.getUTCDate();
  return today.getUTCFullYear() - then.getUTCFullYear() - (hadBirthday ? 0 : 1);
}
