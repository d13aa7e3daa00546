import { writtenScore } from '../../realtime/sports/side-order.ts';
import { memo, useMemo, useState } from 'react';
import type { Incident } from '../../realtime/protocol/incident.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { Guard } from '../app/guard.tsx';
import { isInSets } from '../domain/in-sets.ts';
import type { Match } from '../domain/match.ts';
import { PlayerLink } from '../entity-page/player-link.tsx';
import { matchStatusText } from '../../edge/shared/text/match-status-text.ts';
import { useText } from '../ui/use-text.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { Notice } from '../ui/notice.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { disallowedText, type Disallowance } from './disallowed.ts';
import { IncidentMark } from './incident-mark.tsx';
import { incidentDetail, incidentTitle, titlePlayer } from './incident-text.ts';
import { incidentTime } from './incident-time.ts';
import { LatestRows } from './latest-rows.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './timeline.module.css';
import { latestFirst, timelineRows, type TimelineRow } from './timeline-rows.ts';

/** Above this, as in sports with a score a minute, it shows only the latest at first. */
const MANY = 40;

const CANNOT_SHOW = <CannotShow what="moment" height="53px" />;

/** Shows incidents, the latest first during play or if there are many; removed ones stay, struck through. */
export function Timeline({ match, incidents }: { match: Match; incidents: readonly Incident[] }) {
  const t = useText();
  const rows = useMemo(() => timelineRows(match, incidents), [match, incidents]);
  // Fixed at mount: a list must not shrink under its reader when it grows long.
  const [isLong] = useState(rows.length > MANY);
  const isLatestFirst = match.kind === 'live' || isLong;
  const ordered = useMemo(() => (isLatestFirst ? latestFirst(rows) : rows), [isLatestFirst, rows]);
  // A match that is unreported or unplayed has no course to show.
  if (ordered.length === 0 && match.kind !== 'fixture' && !isQuiet(match)) return null;
  // Many sports of sets only report points: their score shows those.
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
            keyOf={({ kind, id }) => `${kind} ${id}`}
          >
            {(row) => (
              <Guard of={row} fallback={CANNOT_SHOW}>
                <Row row={row} match={match} />
              </Guard>
            )}
          </LatestRows>
        </div>
      )}
    </Panel>
  );
}

/** Whether a live match has had no event yet, by its score as well. */
function isQuiet(match: Match): boolean {
  return match.kind === 'live' && match.score.home + match.score.away === 0 && !match.shootout;
}

function Row({ row, match }: { row: TimelineRow; match: Match }) {
  const t = useText();
  const { sportKey } = match;
  const { finalStatus, periods } = SPORTS[sportKey];
  if (row.kind === 'heading')
    return (
      <h3 className={styles.heading}>
        {t(`timeline.${row.id}`)}
        {row.score && (
          <span className={styles.score}>{` ${writtenScore(sportKey, row.score)}`}</span>
        )}
      </h3>
    );
  if (row.kind === 'divider') {
    const name =
      row.id === 'FT'
        ? t(`eventStatus.${finalStatus}`)
        : row.id === 'RT'
          ? t('timeline.regularTime')
          : matchStatusText(t, row.id, periods);
    return (
      <p className={styles.divider}>
        {name} <span className={styles.score}>{writtenScore(sportKey, row.score)}</span>
      </p>
    );
  }
  const { incident, disallowed } = row;
  const teamName = incident.team && match[incident.team].name;
  return <TimelineItem {...{ incident, disallowed, sportKey, teamName }} />;
}

interface TimelineItemProps {
  incident: Incident;
  disallowed: Disallowance | null;
  sportKey: SportKey;
  teamName: string | null;
}

const TimelineItem = memo(function TimelineItem({
  incident,
  disallowed,
  sportKey,
  teamName,
}: TimelineItemProps) {
  const t = useText();
  const { team, score, removed } = incident;
  const who = titlePlayer(incident);
  const detail = disallowed
    ? [disallowedText(t, disallowed)]
    : [removed && t('timeline.takenBack'), incidentDetail(t, incident, sportKey)];
  const Text = removed ? 's' : 'span';
  return (
    <div className={team === null ? styles.neutral : styles.item} data-side={team ?? undefined}>
      <span className={styles.time}>
        {incidentTime(t, incident, SPORTS[sportKey].periods.called)}
      </span>
      <IncidentMark type={incident.type} removed={removed} />
      <span className={styles.body}>
        <Text className={removed ? styles.removed : styles.title}>
          {who ? <PlayerLink of={{ ...who, sportKey }} /> : incidentTitle(t, incident, sportKey)}
          {score && <span className={styles.score}> {writtenScore(sportKey, score)}</span>}
        </Text>
        <span className={styles.detail}>
          {detail.filter(Boolean).join(' · ')}
          {teamName && <span className={visuallyHidden.text}> ({teamName})</span>}
        </span>
      </span>
    </div>
  );
});
