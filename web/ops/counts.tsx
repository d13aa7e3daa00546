import { Link } from 'react-router';
import type { OpsCounts } from '../../edge/contracts/ops.ts';
import { formatTime } from '../../edge/shared/time/time-format.ts';
import facts from '../ui/facts.module.css';
import { Panel } from '../ui/panel.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { useText } from '../ui/use-text.ts';
import { HourChart } from './hour-chart.tsx';
import styles from './ops.module.css';

export interface CountsProps {
  counts: OpsCounts;
  /** Time of the counts, ms. */
  now: number;
  timeZone: string;
}

/** Shows the figures now and over the last hour. */
export function NowPanel({ counts: { sockets, hour }, now }: CountsProps) {
  const t = useText();
  const chart = { hour, now };
  return (
    <Panel title={t('ops.now')}>
      <dl className={styles.charts}>
        <HourChart title={t('ops.sockets')} figure="sockets" digits={0} {...chart} />
        <HourChart title={t('ops.updates')} figure="updatesPerSecond" digits={1} {...chart} />
        <HourChart title={t('ops.requests')} figure="requestsPerSecond" digits={1} {...chart} />
        <HourChart title={t('ops.failures')} figure="failedPerSecond" digits={2} {...chart} />
        <HourChart title={t('ops.delay')} figure="delaySeconds" digits={2} {...chart} />
      </dl>
      <p className={styles.empty}>{t('ops.kinds', sockets)}</p>
    </Panel>
  );
}

/** Shows each feed with the time of its last message. */
export function FeedsPanel({ counts: { feeds, rejected, startedAt }, now, timeZone }: CountsProps) {
  const t = useText();
  return (
    <Panel title={t('ops.feeds')}>
      {feeds.length === 0 ? (
        <p className={styles.empty}>{t('ops.noFeeds')}</p>
      ) : (
        <ScrollRegion label={t('ops.feeds')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('ops.feedName')}</th>
                <th scope="col">{t('ops.lastMessage')}</th>
                <th scope="col">{t('ops.playing')}</th>
                <th scope="col">{t('ops.silentMatches')}</th>
              </tr>
            </thead>
            <tbody>
              {feeds.map(({ source, lastWordAt, inPlay, silent }) => (
                <tr key={source}>
                  <th scope="row">{source}</th>
                  <td>
                    {lastWordAt === null
                      ? t('ops.never')
                      : `${formatTime(lastWordAt, timeZone)} (${Math.max(0, Math.round((now - lastWordAt) / 1_000))} s)`}
                  </td>
                  <td>{inPlay}</td>
                  <td>{silent}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {rejected > 0 && (
        <p className={styles.empty}>
          {t('ops.rejectedSince', { count: rejected, time: formatTime(startedAt, timeZone) })}
        </p>
      )}
    </Panel>
  );
}

/** Lists the matches with the most viewers. */
export function BusiestPanel({ counts: { busiest } }: CountsProps) {
  const t = useText();
  return (
    <Panel title={t('ops.busiest')}>
      {busiest.length === 0 ? (
        <p className={styles.empty}>{t('ops.noBusiest')}</p>
      ) : (
        <ul className={facts.facts}>
          {busiest.map(({ matchId, title, sockets }) => (
            <li key={matchId} className={facts.fact}>
              <Link className={`${facts.link} ${styles.target}`} to={`/match/${matchId}`}>
                {title}
              </Link>
              <span>{t('ops.viewers', { count: sockets })}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Shows the number of logged errors by event, and the newest errors with their request ids. */
export function ErrorsPanel({ counts: { errors, faults, startedAt }, timeZone }: CountsProps) {
  const t = useText();
  const time = formatTime(startedAt, timeZone);
  if (errors.length === 0)
    return (
      <Panel title={t('ops.errors')}>
        <p className={styles.empty}>{t('ops.noErrors', { time })}</p>
      </Panel>
    );
  return (
    <Panel title={t('ops.errors')}>
      <p className={styles.empty}>
        {t('ops.errorsSince', { time })}{' '}
        {errors.map(({ event, count }) => `${event} ${t.number(count)}`).join(', ')}
      </p>
      <ScrollRegion label={t('ops.errors')} className={styles.tall}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('ops.time')}</th>
              <th scope="col">{t('ops.event')}</th>
              <th scope="col">{t('ops.requestId')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ at, event, requestId, about }) => (
              <tr key={`${at} ${event} ${requestId}`}>
                <td>{formatTime(at, timeZone)}</td>
                <td>
                  {event}
                  {about !== '' && <div className={styles.about}>{about}</div>}
                </td>
                <td>
                  <code>{requestId ?? t('ops.none')}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}
