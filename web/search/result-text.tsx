import { FittingName } from '../ui/fitting-name.tsx';
import styles from './result-text.module.css';
import type { SearchResult } from './search-result.ts';

/** Shows a result's name and detail: stacked where both are long, as for matches and players with teams. */
export function ResultText({ result }: { result: SearchResult }) {
  const { kind, name, detail } = result;
  return kind === 'match' || kind === 'player' ? (
    <span className={styles.lines}>
      <span>{name}</span>
      <span className={styles.detail}>{detail}</span>
    </span>
  ) : (
    <>
      <FittingName of={result} />
      <span className={styles.atEnd}>{detail}</span>
    </>
  );
}
