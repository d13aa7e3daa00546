import { sideKits } from '../../edge/shared/crest/kit-name.ts';
import type { Match } from '../domain/match.ts';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './shot-map.module.css';
import type { MatchShot } from './shots.ts';

/** A pitch of 105 × 68 m. */
const LENGTH = 105;
const WIDTH = 68;

export interface ShotMapProps {
  match: Match;
  shots: readonly MatchShot[];
}

/**
 * Shows where shots were taken. The home side attacks in the direction of reading; a larger circle
 * is a likelier goal.
 */
export function ShotMap({ match, shots }: ShotMapProps) {
  const t = useText();
  const placed = shots.filter(({ place }) => place !== null);
  if (placed.length === 0) return null;
  const kits = sideKits(match.home, match.away);
  const count = (side: 'home' | 'away') => shots.filter(({ team }) => team === side).length;
  return (
    <figure className={styles.figure}>
      <figcaption className={visuallyHidden.text}>
        {t('shot.map', {
          home: match.home.name,
          homeShots: count('home'),
          away: match.away.name,
          awayShots: count('away'),
        })}
      </figcaption>
      <svg className={styles.map} viewBox={`-2 -2 ${LENGTH + 4} ${WIDTH + 4}`} aria-hidden="true">
        <g className={styles.lines}>
          <rect width={LENGTH} height={WIDTH} />
          <path d={`M${LENGTH / 2} 0V${WIDTH}`} />
          <circle cx={LENGTH / 2} cy={WIDTH / 2} r="9.15" />
          <path d="M0 13.85h16.5v40.3H0M0 24.85h5.5v18.3H0" />
          <path d={`M${LENGTH} 13.85h-16.5v40.3H${LENGTH}M${LENGTH} 24.85h-5.5v18.3H${LENGTH}`} />
        </g>
        {placed.map(({ id, team, outcome, expectedGoals, place }) => (
          <circle
            key={id}
            className={styles.shot}
            data-kit={kits[team]}
            data-outcome={outcome}
            cx={((place?.x ?? 0) * LENGTH) / 100}
            cy={((place?.y ?? 0) * WIDTH) / 100}
            r={1.2 + 2.4 * Math.sqrt(expectedGoals ?? 0.1)}
          />
        ))}
      </svg>
    </figure>
  );
}
