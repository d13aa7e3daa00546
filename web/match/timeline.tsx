import { useState } from 'react';
import { MINOR_INCIDENTS, type Incident } from '../../realtime/protocol/incident.ts';
import type { Match } from '../scores/match.ts';
import button from '../ui/button.module.css';
import { Notice } from '../ui/notice.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { incidentDetail, incidentTime, incidentTitle, incidentTone } from './incident-text.ts';
import { Panel } from './panel.tsx';
import styles from './timeline.module.css';

/** Where points fall by the minute, so many of the last are shown until all are asked for. */
const LAST = 12;
const MANY = 40;

/**
 * What happened, the latest first while it lasts and where it is long; what was
 * taken back stays, struck through.
 */
export function Timeline({ match, incidents }: { match: Match; incidents: readonly Incident[] }) {
  const turns = incidents.filter(({ type }) => !MINOR_INCIDENTS.has(type));
  // As it was opened: a list that is being read must not shrink when it grows long.
  const [isLong] = useState(turns.length > MANY);
  const [isWhole, setWhole] = useState(!isLong);
  const ordered = match.kind === 'live' || isLong ? turns.toReversed() : turns;
  const shown = isWhole ? ordered : ordered.slice(0, LAST);
  return (
    <Panel title="Timeline">
      {shown.length === 0 ? (
        <div className={styles.empty}>
          <Notice
            title={match.kind === 'fixture' ? 'The match has not begun.' : 'Nothing to report.'}
          />
        </div>
      ) : (
        <ol className={styles.list}>
          {shown.map((incident) => (
            <TimelineItem key={incident.id} match={match} incident={incident} />
          ))}
        </ol>
      )}
      {isLong && (
        <div className={styles.more}>
          <button
            type="button"
            className={button.button}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? `Show the last ${LAST}` : `Show all ${turns.length}`}
          </button>
        </div>
      )}
    </Panel>
  );
}

function TimelineItem({ match, incident }: { match: Match; incident: Incident }) {
  const { team, score, removed } = incident;
  const detail = incidentDetail(incident);
  const Text = removed ? 's' : 'span';
  return (
    <li className={team === null ? styles.neutral : styles.item} data-side={team ?? undefined}>
      <span className={styles.time}>{incidentTime(incident)}</span>
      <span
        className={styles.mark}
        data-tone={removed ? 'plain' : incidentTone(incident)}
        aria-hidden="true"
      />
      <span className={styles.body}>
        <Text className={removed ? styles.removed : styles.title}>
          {incidentTitle(incident)}
          {score && (
            <span className={styles.score}>
              {' '}
              {score.home}–{score.away}
            </span>
          )}
        </Text>
        <span className={styles.detail}>
          {removed && 'Taken back · '}
          {detail}
          {team && <span className={visuallyHidden.text}> ({match[team].name})</span>}
        </span>
      </span>
    </li>
  );
}
