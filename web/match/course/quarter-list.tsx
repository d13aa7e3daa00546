import { writtenScore } from '../../../realtime/sports/side-order.ts';
import type { Match } from '../../domain/match.ts';
import type { MatchRecord } from '../../domain/match-record.ts';
import { PlayerLink } from '../../entity-page/player-link.tsx';
import { useText } from '../../ui/use-text.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { periodName } from '../period-name.ts';
import styles from './quarter-list.module.css';
import { quarterSummaries, type QuarterSummary } from './quarters.ts';

/** Sums up each quarter, in sports with too many baskets to list; the latest first during play. */
export function QuarterList({ record, all }: { record: MatchRecord; all: string }) {
  const t = useText();
  const { match, incidents } = record;
  const quarters = quarterSummaries(record);
  if (quarters.length === 0 || incidents.length === 0) return null;
  const ordered = match.kind === 'live' ? quarters.toReversed() : quarters;
  return (
    <Panel title={t('course.quarters')}>
      <ol>
        {ordered.map((quarter) => (
          <li key={quarter.period} className={styles.quarter}>
            <h3 className={styles.name}>{periodName(t, quarter.period)}</h3>
            <p className={styles.score}>{writtenScore(match.sportKey, quarter.points)}</p>
            <Facts match={match} quarter={quarter} />
          </li>
        ))}
      </ol>
      <MoreLink to={all}>{t('course.all')}</MoreLink>
    </Panel>
  );
}

function Facts({ match, quarter }: { match: Match; quarter: QuarterSummary }) {
  const t = useText();
  const { run, leadChanges, best, total } = quarter;
  return (
    <dl className={styles.facts}>
      {best && (
        <div>
          <dt>{t('course.best')}</dt>
          <dd>
            {best.id === undefined ? (
              best.name
            ) : (
              <PlayerLink of={{ id: best.id, name: best.name, sportKey: match.sportKey }} />
            )}{' '}
            {best.points}
          </dd>
        </div>
      )}
      {run && (
        <div>
          <dt>{t('course.run')}</dt>
          <dd>
            {match[run.side].shortName} {run.points}–0
          </dd>
        </div>
      )}
      {leadChanges > 0 && (
        <div>
          <dt>{t('course.leadChanges')}</dt>
          <dd>{leadChanges}</dd>
        </div>
      )}
      <div>
        <dt>{t('course.total')}</dt>
        <dd>{writtenScore(match.sportKey, total)}</dd>
      </div>
    </dl>
  );
}
