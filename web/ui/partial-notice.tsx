import { useText } from '../text/use-text.ts';
import styles from './partial-notice.module.css';

/** Stands on a page that has what the rooms hold and nothing of the catalogue. */
export function PartialNotice() {
  const t = useText();
  return <p className={styles.notice}>{t('scores.partial')}</p>;
}
