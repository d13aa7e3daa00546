import type { SquadWire } from '../../edge/contracts/squad.ts';
import type { Text } from '../text/text.ts';

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

/** Positions in the order of a team sheet; feeds write them in several ways. */
const POSITIONS = [
  ['goalkeepers', ['GK', 'G', 'GOALKEEPER']],
  ['defenders', ['DF', 'D', 'DEF', 'DEFENDER']],
  ['midfielders', ['MF', 'M', 'MID', 'MIDFIELDER']],
  ['forwards', ['FW', 'F', 'A', 'ATT', 'FORWARD', 'STRIKER']],
] as const satisfies readonly (readonly [name: string, codes: readonly string[]])[];

/** A squad by position, in the order of a team sheet; positions of other sports as they are written. */
export function groupSquad(t: Text, { players }: SquadWire): SquadGroup[] {
  const groups = new Map<string, Player[]>(POSITIONS.map(([name]) => [t(`squad.${name}`), []]));
  for (const wire of players) {
    const name = positionName(t, wire.position);
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

function positionName(t: Text, position: string | null): string {
  if (position === null) return t('squad.players');
  const known = positionGroup(position);
  return known ? t(`squad.${known}`) : position;
}

/** Whom football counts a player's position among; null of what is no code of these. */
export function positionGroup(position: string): (typeof POSITIONS)[number][0] | null {
  const code = position.toUpperCase();
  return POSITIONS.find(([, codes]) => codes.some((one) => one === code))?.[0] ?? null;
}

/** Age in years at `now` (ms) of somebody born on '2000-05-17', or null where it is not known. */
export function ageAt(birthDate: string | null, now: number): number | null {
  const born = birthDate === null ? NaN : Date.parse(birthDate);
  if (Number.isNaN(born)) return null;
  const [then, today] = [new Date(born), new Date(now)];
  const hadBirthday =
    today.getUTCMonth() * 100 + today.getUTCDate() >= then.getUTCMonth() * 100 + then.getUTCDate();
  return today.getUTCFullYear() - then.getUTCFullYear() - (hadBirthday ? 0 : 1);
}
