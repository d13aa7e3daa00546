import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { ProfileSkeleton } from '../entity-page/screen-skeleton.tsx';
import { MatchesSkeleton, TableSkeleton } from '../ui/card-skeleton.tsx';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { ArticleShape, ChannelShape, NewsShape } from './media-shapes.tsx';
import styles from './page-skeleton.module.css';
import type { PageShape } from './page-shape.ts';

/** Re-exported so that it loads together with the placeholders, which need it. */
export { shapeOfPending } from './page-shape.ts';

/** Shows the placeholder of a page: its parts have the page's places and sizes. */
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
    <div className={styles.columns}>
      <div className={styles.list}>
        <div className={styles.stage} />
        <div className={styles.tabs} />
        <TableSkeleton rows={8} />
        <TableSkeleton rows={6} />
      </div>
      <Side />
    </div>
  ),
  screen: Screen,
  home: () => (
    <div className={styles.columns}>
      <Side />
      <div className={styles.list}>
        <div className={styles.stage} />
        <Listed />
      </div>
      <Side />
    </div>
  ),
  day: () => (
    <>
      <div className={styles.heading}>
        <span className={styles.line} />
      </div>
      <div className={styles.days} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <TableSkeleton rows={4} />
        </div>
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

/** Placeholder of a wide window's rail. */
function Side() {
  return (
    <div className={styles.side}>
      <TableSkeleton rows={5} />
      <TableSkeleton rows={6} />
    </div>
  );
}

/** Placeholder of cards below a heading. */
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
  return (
    <div className={styles.list}>
      {[4, 3, 4].map((rows, card) => (
        <MatchesSkeleton key={card} rows={rows} />
      ))}
    </div>
  );
}
