import type { Incident } from '../../realtime/protocol/incident.ts';
import type { Match } from '../scores/match.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { incidentTime } from './incident-text.ts';
import { Panel } from './panel.tsx';
import { ShotMap } from './shot-map.tsx';
import styles from './shot-list.module.css';
import { OUTCOME_NAMES, shotsOf, type MatchShot } from './shots.ts';

/** The shots of a football match: on a pitch where their places are known, and one by one. */
export function ShotList({ match, incidents }: { match: Match; incidents: readonly Incident[] }) {
  const shots = match.sportKey === 'football' ? shotsOf(incidents) : [];
  if (shots.length === 0) return null;
  return (
    <Panel title="Shots">
      <div className={styles.map}>
        <ShotMap match={match} shots={shots} />
      </div>
      <ScrollRegion className={styles.scroll} label="Shots, latest first">
        <ul>
          {shots.map((shot) => (
            <ShotItem key={shot.id} shot={shot} match={match} />
          ))}
        </ul>
      </ScrollRegion>
    </Panel>
  );
}

function ShotItem({ shot, match }: { shot: MatchShot; match: Match }) {
  const { team, incident, outcome, expectedGoals } = shot;
  return (
    <li className={styles.shot} data-side={team}>
      <span className={styles.time}>{incidentTime(incident)}</span>
      <span className={styles.who}>
        {incident.player ?? match[team].name}
        <span className={styles.team}>{match[team].shortName}</span>
      </span>
      <span className={outcome === 'goal' ? styles.goal : undefined}>{OUTCOME_NAMES[outcome]}</span>
      <span className={styles.likely}>
        {expectedGoals !== null && (
          <>
            <abbr title="Expected goals">xG</abbr> {expectedGoals.toFixed(2)}
          </>
        )}
      </span>
    </li>
  );
}
