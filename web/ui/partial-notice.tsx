import styles from './partial-notice.module.css';

/** Stands on a page that has what the rooms hold and nothing of the catalogue. */
export function PartialNotice() {
  return (
    <p className={styles.notice}>Some of this page can't be loaded right now. Scores are live.</p>
  );
}
