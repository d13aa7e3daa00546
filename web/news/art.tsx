import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Kitted } from '../../edge/shared/crest/kit-of.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import { Cloth } from '../ui/cloth.tsx';
import { Crest } from '../ui/crest.tsx';
import { Ground } from '../ui/ground.tsx';
import styles from './art.module.css';

export interface ArtProps {
  /** Null for a plain stage instead of a sport's ground. */
  sportKey: SportKey | null;
  /** One or both sides; empty for a ground alone. */
  teams: readonly (Team & Kitted)[];
  /** Whether it is a small picture in a list, with small crests. */
  isSmall?: boolean;
}

/** Draws a picture without text or score: the sport's ground with the teams' cloths and crests. */
export function Art({ sportKey, teams, isSmall = false }: ArtProps) {
  if (sportKey === null) return <div className={styles.art} />;
  const sport = SPORTS[sportKey];
  // A nation without a known kit has a flag, but no cloth.
  const hasCloths =
    sport.contestant === 'team' &&
    teams.length > 0 &&
    teams.every(({ kit, nation }) => kit !== undefined || nation === undefined);
  const place = hasCloths ? (teams.length === 1 ? styles.side : styles.halves) : undefined;
  return (
    <div className={styles.art} data-sport={sportKey}>
      <Ground sport={sportKey} />
      {hasCloths && (
        <div className={`${styles.cloths} ${place}`}>
          {teams.map((team) => (
            <Cloth key={team.id} of={team} />
          ))}
        </div>
      )}
      {teams.length > 0 && (
        <div className={`${styles.faces} ${place === styles.side ? styles.side : ''}`}>
          {teams.map((team) => (
            <span key={team.id}>
              <Crest of={team} shape={sport.crest} size={isSmall ? 28 : 72} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
