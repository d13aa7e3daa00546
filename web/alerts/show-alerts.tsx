import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { readAlertChoices } from '../favourites/alert-choices.ts';
import { matchPath } from '../paths/match-path.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { notify } from './notify.ts';
import { readPushChoices } from './push/push-choices.ts';
import { headlineOf, standOf } from '../../edge/shared/alerts/news-text.ts';
import type { News } from '../../edge/shared/alerts/match-news.ts';
import styles from './show-alerts.module.css';

/** How long an alert stays, ms: time to read it and to reach its link. */
const SHOWN_FOR = 8_000;
/** Most alerts at once. The last one counts the events that have none. */
const AT_ONCE = 3;

interface Alert {
  /** Replaces an earlier alert of the match. */
  id: string;
  headline: string;
  stand: string;
  path: string;
}

/**
 * Shows alerts on the page if it is visible, else as device notifications if the fan allows these.
 */
export function showAlerts(t: Text, news: readonly News[], open: (path: string) => void): void {
  const alerts = alertsOf(t, news);
  const dir = t.direction;
  if (document.visibilityState === 'visible') alerts.forEach(showToast);
  // If the product has this browser's subscription, its messages already show notifications.
  else if (readAlertChoices().notifies && !readPushChoices()?.sent)
    for (const { id, headline, stand, path } of alerts)
      notify(headline, { tag: id, body: stand, dir }, () => open(path));
}

function alertsOf(t: Text, news: readonly News[]): Alert[] {
  const all = news.map((one) => ({
    id: `alert ${one.match.id}`,
    headline: headlineOf(t, one),
    stand: standOf(t, one.match),
    path: matchPath(one.match),
  }));
  if (all.length <= AT_ONCE) return all;
  const single = all.slice(0, AT_ONCE - 1);
  const headline = t('alerts.more', { count: all.length - single.length });
  return [...single, { id: 'alerts', headline, stand: '', path: '/for-you' }];
}

function showToast({ id, ...alert }: Alert): void {
  const options = { autoClose: SHOWN_FOR, role: 'status', pauseOnFocusLoss: false } as const;
  const content = ({ closeToast }: { closeToast: () => void }) => (
    <AlertLink {...alert} onFollow={closeToast} />
  );
  // An alert of the same match that is still shown is out of date.
  if (toast.isActive(id)) toast.update(id, { ...options, render: content });
  else toast.info(content, { ...options, toastId: id });
}

interface AlertLinkProps extends Omit<Alert, 'id'> {
  onFollow: () => void;
}

function AlertLink({ headline, stand, path, onFollow }: AlertLinkProps) {
  return (
    <Link className={styles.alert} to={path} onClick={onFollow}>
      <strong>{headline}</strong>
      {stand && <span>{stand}</span>}
    </Link>
  );
}
