import { FittingName } from '../ui/fitting-name.tsx';
import styles from './result-text.module.css';
import type { SearchResult } from './search-result.ts';

/** Shows a result's name over its detail, and a match's score at the end. */
export function ResultText({ result }: { result: SearchResult }) {
  const { detail, score, isLive = false } = result;
  return (
    <>
      <span className={styles.lines}>
        <FittingName of={result} className={styles.name} />
        <small className={styles.detail}>{detail}</small>
      </span>
      {score !== undefined && (
        <span className={`${styles.score} ${isLive ? styles.live : ''}`}>{score}</span>
      )}
    </>
  );
}
