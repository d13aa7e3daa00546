import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { playerPath } from '../paths/player-path.ts';
import type { ProfileAddress } from '../paths/profile-path.ts';
import styles from './player-link.module.css';

/** Links a player's name, or `children`, to the player's page. */
export function PlayerLink({ of, children }: { of: ProfileAddress; children?: ReactNode }) {
  return (
    <Link className={styles.link} to={playerPath(of)} dir="auto">
      {children ?? of.name}
    </Link>
  );
}
