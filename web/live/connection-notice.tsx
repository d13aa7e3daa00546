import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useText } from '../ui/use-text.ts';
import styles from './connection-notice.module.css';
import { QUIET } from './hold-while-cut-off.ts';
import { useLive } from './live-context.ts';

/**
 * Shows that scores may be outdated because the live connection is lost. Screen readers do not
 * announce it.
 */
export function ConnectionNotice() {
  const t = useText();
  const isDown = useStore(useLive().live.store, ({ disconnected }) => disconnected.length > 0);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(isDown), isDown ? QUIET : 0);
    return () => clearTimeout(timer);
  }, [isDown]);

  return isShown ? <p className={styles.notice}>{t('connection.lost')}</p> : null;
}
