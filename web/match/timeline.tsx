import { writtenScore } from '../../realtime/sports/side-order.ts';
import { memo, useMemo, useState } from 'react';
import type { Incident } from '../../realtime/protocol/incident.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { Guard } from '../app/guard.tsx';
import { isInSets } from '../domain/in-sets.ts';
import type { Match } from '../domain/match.ts';
import { PlayerLink } from '../entity-page/player-link.tsx';
import { sideKits, type SideKits } from '../../edge/shared/crest/kit-name.ts';
import { matchStatusText } from '../../edge/shared/text/match-status-text.ts';
import { useText } from '../ui/use-text.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { Notice } from '../ui/notice.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { disallowedText, type Disallowance } from './disallowed.ts';
import { IncidentMark } from './incident-mark.tsx';
import { incidentDetail, incidentTitle, titlePlayer } from './incident-text.ts';
import { incidentTime, incidentTone } from './incident-time.ts';
import { LatestRows } from './latest-rows.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './timeline.module.css';
import { latestFirst, timelineRows, type TimelineRow } from './timeline-rows.ts';

/**
 * With more rows, as in sports that score by the minute, the timeline shows only the latest at
 * first.
 */
const MANY = 40;

const CANNOT_SHOW = <CannotShow what="moment" height="53px" />;

/** Shows incidents, the latest first during play or if there are many; removed ones stay, struck through. */
export function Timeline({ match, incidents }: { match: Match; incidents: readonly Incident[] }) {
  const t = useText();
  const kits = sideKits(match.home, match.away);
  const rows = useMemo(() => timelineRows(match, incidents), [match, incidents]);
  // Fixed at mount: a list must not shrink under its reader when it grows long.
  const [isLong] = useState(rows.length > MANY);
  const isLatestFirst = match.kind === 'live' || isLong;
  const ordered = useMemo(() => (isLatestFirst ? latestFirst(rows) : rows), [isLatestFirst, rows]);
  // A match that is unreported or unplayed has no course to show.
  if (ordered.length === 0 && match.kind !== 'fixture' && !isQuiet(match)) return null;
  // Many sports of sets report only points, which the score already shows.
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
                <Row row={row} match={match} kits={kits} />
              </Guard>
            )}
          </LatestRows>
        </div>
      )}
    </Panel>
  );
}

/** Whether a live match has no score yet. */
function isQuiet(match: Match): boolean {
  return match.kind === 'live' && match.score.home + match.score.away === 0 && !match.shootout;
}

function Row({ row, match, kits }: { row: TimelineRow; match: Match; kits: SideKits }) {
  const t = useText();
  const { sportKey } = match;
  const { finalStatus, periods } = SPORTS[sportKey];
  if (row.kind === 'heading')
    return (
      <h3 className={styles.whistle}>
        {t(`timeline.${row.id}`)}
        {row.score && ` ${writtenScore(sportKey, row.score)}`}
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
      <p className={styles.whistle}>
        {name} {writtenScore(sportKey, row.score)}
      </p>
    );
  }
  const { incident, disallowed } = row;
  const teamName = incident.team && match[incident.team].name;
  return (
    <TimelineItem
      {...{ incident, disallowed, sportKey, teamName }}
      kit={incident.team ? kits[incident.team] : undefined}
    />
  );
}

interface TimelineItemProps {
  incident: Incident;
  disallowed: Disallowance | null;
  sportKey: SportKey;
  teamName: string | null;
  kit: string | undefined;
}

const TimelineItem = memo(function TimelineItem({
  incident,
  disallowed,
  sportKey,
  teamName,
  kit,
}: TimelineItemProps) {
  const t = useText();
  const { type, team, score, removed } = incident;
  const { sides, periods } = SPORTS[sportKey];
  const who = titlePlayer(incident);
  const detail = disallowed
    ? [disallowedText(t, disallowed)]
    : [removed && t('timeline.takenBack'), incidentDetail(t, incident, sportKey)];
  const Text = removed ? 's' : 'span';
  const written = score && writtenScore(sportKey, score);
  const hasDisc = incidentTone({ type }) === 'score';
  const isScore = incidentTone(incident) === 'score' && !removed;
  return (
    <div
      className={styles.item}
      data-side={team === null ? undefined : team === sides[0] ? 'first' : 'second'}
    >
      <span className={styles.time}>{incidentTime(t, incident, periods.called)}</span>
      <span className={styles.happening}>
        <IncidentMark type={type} removed={removed} kit={kit} score={written} />
        <span className={styles.body}>
          <Text className={styles.title} data-score={isScore || undefined}>
            {who ? (
              <PlayerLink of={{ ...who, sportKey }} />
            ) : (
              // Keeps a source's English text, such as '+1 min', in order on an Arabic page.
              <bdi>{incidentTitle(t, incident, sportKey)}</bdi>
            )}
            {written && ' '}
            {written && (
              <span className={hasDisc ? visuallyHidden.text : styles.written}>{written}</span>
            )}
          </Text>
          <span className={styles.detail}>
            <bdi>{detail.filter(Boolean).join(' · ')}</bdi>
            {teamName && <span className={visuallyHidden.text}> ({teamName})</span>}
          </span>
        </span>
      </span>
    </div>
  );
});
