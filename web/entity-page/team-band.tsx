import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import { Cloth } from '../ui/cloth.tsx';
import { Ground } from '../ui/ground.tsx';
import styles from './team-band.module.css';

export interface TeamBandProps {
  /** Null: only the sport is known. */
  of: Pick<Team, 'id' | 'kit' | 'nation'> | null;
  sportKey: SportKey;
}

/**
 * Fills its box with a team's cloth. Nations and players without a kit from their source get their
 * sport's ground: fans know their colours, and derived ones would be wrong.
 */
export function TeamBand({ of, sportKey }: TeamBandProps) {
  if (of && hasCloth(of, sportKey)) return <Cloth of={of} />;
  return (
    <div className={styles.ground} data-sport={sportKey}>
      <Ground sport={sportKey} />
    </div>
  );
}

/** Whether a team has cloth: its own, or one derived for a club. */
export function hasCloth(
  { kit, nation }: Pick<Team, 'kit' | 'nation'>,
  sportKey: SportKey,
): boolean {
  return kit !== undefined || (nation === undefined && SPORTS[sportKey].contestant === 'team');
}
