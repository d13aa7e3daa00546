import { memo, useMemo, useState } from 'react';
import { MINOR_INCIDENTS, type Incident } from '../../realtime/protocol/incident.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { Guard } from '../app/guard.tsx';
import { isInSets } from '../domain/in-sets.ts';
import { playOf, type Match } from '../domain/match.ts';
import { PlayerLink } from '../profile/player-link.tsx';
import { useText } from '../text/use-text.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { Notice } from '../ui/notice.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import {
  incidentDetail,
  incidentTime,
  incidentTitle,
  incidentTone,
  titlePlayer,
} from './incident-text.ts';
import { LatestRows } from './latest-rows.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './timeline.module.css';

/** With more incidents than this, as in sports that score by the minute, it begins with the latest alone. */
const MANY = 40;

const CANNOT_SHOW = <CannotShow what="moment" height="53px" />;

/**
 * What happened, the latest first while it lasts and where it is long; what was
 * taken back stays, struck through.
 */
export function Timeline({ match, incidents }: { match: Match; incidents: readonly Incident[] }) {
  const t = useText();
  const keyIncidents = useMemo(
    () => incidents.filter(({ type }) => !MINOR_INCIDENTS.has(type)),
    [incidents],
  );
  // As it was opened: a list that is being read must not shrink when it grows long.
  const [isLong] = useState(keyIncidents.length > MANY);
  const isLatestFirst = match.kind === 'live' || isLong;
  const ordered = useMemo(
    () => (isLatestFirst ? keyIncidents.toReversed() : keyIncidents),
    [isLatestFirst, keyIncidents],
  );
  // Nobody expects to hear of what was never played.
  if (ordered.length === 0 && match.kind !== 'fixture' && !playOf(match)) return null;
  // Of many sports of sets points alone are told: those are its score.
  if (ordered.length === 0 && isInSets(match)) return null;
  return (
    <Panel title={t('timeline.title')}>
      {ordered.length === 0 ? (
        <div className={styles.empty}>
          <Notice title={t(match.kind === 'fixture' ? 'timeline.notBegun' : 'timeline.none')} />
        </div>
      ) : (
        <div className={styles.list}>
          <LatestRows
            label={t('timeline.label')}
            isLong={isLong}
            items={ordered}
            keyOf={({ id }) => id}
          >
            {(incident) => (
              <Guard of={incident} fallback={CANNOT_SHOW}>
                <TimelineItem
                  incident={incident}
                  sportKey={match.sportKey}
                  teamName={incident.team && match[incident.team].name}
                />
              </Guard>
            )}
          </LatestRows>
        </div>
      )}
    </Panel>
  );
}

interface TimelineItemProps {
  incident: Incident;
  sportKey: SportKey;
  teamName: string | null;
}

const TimelineItem = memo(function TimelineItem({
  incident,
  sportKey,
  teamName,
}: TimelineItemProps) {
  const t = useText();
  const { team, score, removed } = incident;
  const who = titlePlayer(incident);
  const detail = [removed && t('timeline.takenBack'), incidentDetail(t, incident)];
  const Text = removed ? 's' : 'span';
  return (
    <div className={team === null ? styles.neutral : styles.item} data-side={team ?? undefined}>
      <span className={styles.time}>{incidentTime(t, incident)}</span>
      <span
        className={styles.mark}
        data-tone={removed ? 'plain' : incidentTone(incident)}
        aria-hidden="true"
      />
      <span className={styles.body}>
        <Text className={removed ? styles.removed : styles.title}>
          {who ? <PlayerLink of={{ ...who, sportKey }} /> : incidentTitle(t, incident)}
          {score && (
            <span className={styles.score}>
              {' '}
              {score.home}–{score.away}
            </span>
          )}
        </Text>
        <span className={styles.detail}>
          {detail.filter(Boolean).join(' · ')}
          {teamName && <span className={visuallyHidden.text}> ({teamName})</span>}
        </span>
      </span>
    </div>
  );
});
