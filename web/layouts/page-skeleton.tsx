import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { ProfileSkeleton } from '../entity-page/screen-skeleton.tsx';
import { MatchesSkeleton, TableSkeleton } from '../ui/card-skeleton.tsx';
import { useText } from '../ui/use-text.ts';
import surface from '../ui/surface.module.css';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { ArticleShape, ChannelShape, NewsShape } from './media-shapes.tsx';
import styles from './page-skeleton.module.css';
import type { PageShape } from './page-shape.ts';

/** Re-exported so that it loads with the skeletons, its only users. */
export { shapeOfPending } from './page-shape.ts';

/** Placeholder of a page: its parts have their final places and sizes. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  const t = useText();
  const Shape = SHAPES[shape];
  return (
    <div className={styles.page} data-shape={shape} aria-busy="true">
      <p className={visuallyHidden.text}>{t('page.loading')}</p>
      <Shape />
    </div>
  );
}

const SHAPES: Readonly<Record<PageShape, () => ReactNode>> = {
  match: () => (
    <>
      <div className={`${surface.surface} ${styles.match}`}>
        <span className={styles.round} />
        <span className={styles.round} />
        <span className={styles.round} />
      </div>
      <div className={`${surface.surface} ${styles.tabs}`} />
      <div className={styles.two}>
        <TableSkeleton rows={8} />
        <TableSkeleton rows={6} />
      </div>
    </>
  ),
  screen: Screen,
  home: () => (
    <div className={styles.two}>
      <Listed />
      <Listed />
    </div>
  ),
  day: () => (
    <>
      <div className={styles.top}>
        <span className={styles.line} />
      </div>
      <div className={`${surface.surface} ${styles.days}`} />
      <div className={styles.list}>
        <Cards />
      </div>
    </>
  ),
  news: NewsShape,
  article: ArticleShape,
  channel: ChannelShape,
  list: Listed,
};

const SCREENS: readonly string[] = ['fixtures', 'results', 'standings', 'bracket'];

function Screen() {
  const screen = useNavigation().location?.pathname.split('/').at(-1) ?? '';
  return <ProfileSkeleton screen={SCREENS.includes(screen) ? screen : 'overview'} />;
}

/** Cards below a heading. */
function Listed() {
  return (
    <div className={styles.list}>
      <div className={styles.heading}>
        <span className={styles.line} />
      </div>
      <Cards />
    </div>
  );
}

function Cards() {
  return [4, 3, 4].map((rows, card) => <MatchesSkeleton key={card} rows={rows} />);
}
