import { useId, useState } from 'react';
import { chooseNotifying } from '../favourites/alert-choices.ts';
import { useAlertChoices } from '../favourites/use-alerts.ts';
import { useText } from '../ui/use-text.ts';
import styles from './alert-sheet.module.css';
import { notify, notifyPermission } from './notify.ts';

/**
 * Checkbox for device notifications while pages are open but none is visible. Requests the
 * browser's permission only when a fan ticks it.
 */
export function NotifyField() {
  const t = useText();
  const hint = useId();
  const { notifies } = useAlertChoices();
  const [permission, setPermission] = useState(notifyPermission);
  const [hasFailed, setFailed] = useState(false);

  const change = async (isWanted: boolean) => {
    if (!isWanted) return chooseNotifying(false);
    const granted = await Notification.requestPermission();
    setPermission(granted);
    if (granted !== 'granted') return undefined;
    // A sample, which also shows whether this browser supports notifications from pages.
    const isShown = notify(t('alerts.notifySample'), { tag: 'alert' }, () => {});
    setFailed(!isShown);
    return chooseNotifying(isShown);
  };

  if (permission === 'none') return null;
  if (permission === 'denied' || hasFailed)
    return (
      <output className={styles.hint}>
        {t(hasFailed ? 'alerts.notifyFailed' : 'alerts.notifyDenied')}
      </output>
    );
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={notifies && permission === 'granted'}
          aria-describedby={hint}
          onChange={({ target: { checked } }) => void change(checked)}
        />
        {t('alerts.notify')}
      </label>
      <p className={styles.hint} id={hint}>
        {t('alerts.notifyHow')}
      </p>
    </div>
  );
}
