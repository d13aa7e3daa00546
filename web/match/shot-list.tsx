import { memo, useMemo, useState } from 'react';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Incident } from '../../realtime/protocol/incident.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import type { Match } from '../domain/match.ts';
import { rich, useText } from '../ui/use-text.ts';
import { incidentTime } from './incident-time.ts';
import { LatestRows } from './latest-rows.tsx';
import { Panel } from '../ui/panel.tsx';
import { SideLegend } from './side-legend.tsx';
import { ShotMap } from './shot-map.tsx';
import styles from './shot-list.module.css';
import { shotsOf, type MatchShot } from './shots.ts';

/** With more shots, the list shows only the latest at first. */
const MANY = 15;

/** Shows a match's shots: on a pitch if places are known, and one by one. */
export function ShotList({ match, incidents }: { match: Match; incidents: readonly Incident[] }) {
  const t = useText();
  const { shots: hasShots } = SPORTS[match.sportKey].screens;
  const shots = useMemo(() => (hasShots ? shotsOf(incidents) : []), [hasShots, incidents]);
  // Fixed at mount: a list must not shrink under its reader when it grows long.
  const [isLong] = useState(shots.length > MANY);
  if (shots.length === 0) return null;
  return (
    <Panel title={t('shot.title')} aside={<SideLegend match={match} />}>
      <div className={styles.map}>
        <ShotMap match={match} shots={shots} />
      </div>
      <LatestRows label={t('shot.list')} isLong={isLong} items={shots} keyOf={({ id }) => id}>
        {({ team, incident, outcome, expectedGoals }) => (
          <ShotItem
            side={team}
            team={match[team]}
            incident={incident}
            outcome={outcome}
            expectedGoals={expectedGoals}
          />
        )}
      </LatestRows>
    </Panel>
  );
}

interface ShotItemProps extends Pick<MatchShot, 'incident' | 'outcome' | 'expectedGoals'> {
  side: Side;
  team: Team;
}

const ShotItem = memo(function ShotItem(props: ShotItemProps) {
  const t = useText();
  const { side, team, incident, outcome, expectedGoals } = props;
  return (
    <div className={styles.shot} data-side={side}>
      <span className={styles.time}>{incidentTime(t, incident)}</span>
      <span className={styles.who}>
        {incident.player ?? team.name}
        <span className={styles.team}>{team.shortName}</span>
      </span>
      <span className={outcome === 'goal' ? styles.goal : undefined}>{t(`shot.${outcome}`)}</span>
      <span className={styles.likely}>
        {expectedGoals !== null &&
          rich(t, 'shot.expectedGoals', {
            goals: t.number(expectedGoals, 2),
            short: (words) => <abbr title={t('shot.expectedGoalsName')}>{words}</abbr>,
          })}
      </span>
    </div>
  );
});
