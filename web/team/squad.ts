import type { SquadWire } from '../../edge/contracts/squad.ts';

export interface Player {
  id: string;
  name: string;
  number: number | null;
  /** '2000-05-17' */
  birthDate: string | null;
  club: string | null;
}

/** The players of one position. */
export interface SquadGroup {
  position: string;
  players: readonly Player[];
}

/** What positions are called, in the order of a team sheet; feeds write them in several ways. */
const POSITIONS: readonly (readonly [name: string, codes: readonly string[]])[] = [
  ['Goalkeepers', ['GK', 'G', 'GOALKEEPER']],
  ['Defenders', ['DF', 'D', 'DEF', 'DEFENDER']],
  ['Midfielders', ['MF', 'M', 'MID', 'MIDFIELDER']],
  ['Forwards', ['FW', 'F', 'A', 'ATT', 'FORWARD', 'STRIKER']],
];

/** A squad by position, in the order of a team sheet; positions of other sports as they are written. */
export function groupSquad({ players }: SquadWire): SquadGroup[] {
  const groups = new Map<string, Player[]>(POSITIONS.map(([name]) => [name, []]));
  for (const wire of players) {
    const name = positionName(wire.position);
    const {
      playerId: id,
      playerName,
      shirtNumber: number,
      playerBirthDate: birthDate,
      club,
    } = wire;
    groups.set(name, [
      ...(groups.get(name) ?? []),
      { id, name: playerName, number, birthDate, club },
    ]);
  }
  return [...groups].flatMap(([position, own]) =>
    own.length > 0 ? [{ position, players: own }] : [],
  );
}

function positionName(position: string | null): string {
  if (position === null) return 'Players';
  const code = position.toUpperCase();
  return POSITIONS.find(([, codes]) => codes.includes(code))?.[0] ?? position;
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
