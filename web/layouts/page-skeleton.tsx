import { MatchesSkeleton, TableSkeleton } from '../ui/card-skeleton.tsx';
import { useText } from '../text/use-text.ts';
import surface from '../ui/surface.module.css';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './page-skeleton.module.css';
import type { PageShape } from './page-shape.ts';

/** Exported from here so that it is loaded with the skeletons, which alone need it. */
export { shapeOfPending } from './page-shape.ts';

/** The shape of a page while it comes. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  const t = useText();
  return (
    <div className={styles.page} aria-busy="true">
      <p className={visuallyHidden.text}>{t('page.loading')}</p>
      {shape === 'match' ? (
        <>
          <div className={`${surface.surface} ${styles.match}`}>
            <span className={styles.round} />
            <span className={styles.round} />
            <span className={styles.round} />
          </div>
          <TableSkeleton rows={8} />
        </>
      ) : (
        <>
          <div className={shape === 'screen' ? styles.head : undefined}>
            {shape === 'screen' && <span className={styles.round} />}
            <span className={styles.line} />
          </div>
          {[4, 3, 4].map((rows, card) => (
            <MatchesSkeleton key={card} rows={rows} by="league" />
          ))}
        </>
      )}
    </div>
  );
}
