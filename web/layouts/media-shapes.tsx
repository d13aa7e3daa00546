import { TableSkeleton } from '../ui/card-skeleton.tsx';
import surface from '../ui/surface.module.css';
import styles from './media-shapes.module.css';

/** Placeholder of a news list: its bars, the newest article, and three more articles below. */
export function NewsShape() {
  return (
    <div className={styles.page}>
      <Bar />
      <span className={styles.pills} />
      <div className={styles.page}>
        <Tile isHero />
        <div className={styles.grid}>
          {[1, 2, 3].map((place) => (
            <Tile key={place} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Placeholder of an article: its title, picture and text. */
export function ArticleShape() {
  return (
    <div className={`${styles.page} ${styles.article}`}>
      <div className={styles.words}>
        <span className={styles.line} />
        <span className={styles.title} />
        <span className={styles.title} />
        <span className={styles.text} />
        <span className={styles.line} />
      </div>
      <div className={styles.cover} />
      <Text lines={8} />
    </div>
  );
}

/** Placeholder of the channel: its bar, its picture, and the guide beside the picture. */
export function ChannelShape() {
  return (
    <div className={styles.page}>
      <Bar />
      <div className={styles.watch}>
        <div className={styles.page}>
          <div className={styles.screen} />
          <Text lines={2} />
        </div>
        <TableSkeleton rows={6} />
      </div>
    </div>
  );
}

/** Placeholder of the links to news, videos and the channel. */
function Bar() {
  return <div className={styles.bar} />;
}

function Tile({ isHero = false }: { isHero?: boolean }) {
  return (
    <div className={`${surface.surface} ${isHero ? styles.hero : ''}`}>
      <div className={styles.cover} />
      <div className={`${styles.words} ${styles.inside}`}>
        <span className={styles.text} />
        <span className={styles.line} />
      </div>
    </div>
  );
}

function Text({ lines }: { lines: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.text} />
      ))}
    </div>
  );
}
