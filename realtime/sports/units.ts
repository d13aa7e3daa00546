import type { SportKey } from './sport.ts';

/** A part of a team that plays together. */
export type Unit = 'offence' | 'defence' | 'special';

const AMERICAN_FOOTBALL: Readonly<Record<Unit, readonly string[]>> = {
  offence: 'QB RB HB FB TB WR TE OL C G T LG RG OG LT RT OT'.split(' '),
  defence: 'DL DE DT NT EDGE LB ILB OLB MLB DB CB NB S SS FS'.split(' '),
  special: 'K PK P LS KR PR'.split(' '),
};

/**
 * The positions of each unit, in sports with units. They are separate, because only line-ups need
 * them.
 */
const POSITIONS: Readonly<Partial<Record<SportKey, Readonly<Record<Unit, readonly string[]>>>>> = {
  'american-football': AMERICAN_FOOTBALL,
};

const UNITS = ['offence', 'defence', 'special'] as const satisfies readonly Unit[];

/**
 * Returns a line-up's players by unit, in order, those without a unit last; null in sports without
 * units.
 */
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
