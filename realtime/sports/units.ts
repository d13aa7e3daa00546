import type { SportKey } from './sport.ts';

/** A part of a team that is on the field together. */
export type Unit = 'offence' | 'defence' | 'special';

const AMERICAN_FOOTBALL: Readonly<Record<Unit, readonly string[]>> = {
  offence: 'QB RB HB FB TB WR TE OL C G T LG RG OG LT RT OT'.split(' '),
  defence: 'DL DE DT NT EDGE LB ILB OLB MLB DB CB NB S SS FS'.split(' '),
  special: 'K PK P LS KR PR'.split(' '),
};

/** Which positions are of which unit, of sports whose teams have units. It stands beside them for the line-ups alone. */
const POSITIONS: Readonly<Partial<Record<SportKey, Readonly<Record<Unit, readonly string[]>>>>> = {
  'american-football': AMERICAN_FOOTBALL,
};

const UNITS = ['offence', 'defence', 'special'] as const satisfies readonly Unit[];

/** A line-up by units in their order, whoever is of none last; null of a sport without them. */
export function byUnit<Player extends { position: string | null }>(
  sport: SportKey,
  players: readonly Player[],
): { unit: Unit | null; players: Player[] }[] | null {
  const positions = POSITIONS[sport];
  if (!positions) return null;
  const unitOf = ({ position }: Player): Unit | null =>
    UNITS.find((unit) => positions[unit].includes(position?.toUpperCase() ?? '')) ?? null;
  return [...UNITS, null].flatMap((unit) => {
    const own = players.filter((player) => unitOf(player) === unit);
    return own.length === 0 ? [] : [{ unit, players: own }];
  });
}
