import type { ReactNode } from 'react';
import styles from './media-head.module.css';
import { ReadAndWatch, type ReadAndWatchProps } from './read-and-watch.tsx';

export interface MediaHeadProps extends ReadAndWatchProps {
  title: string;
  /** A link at the end of the title. */
  children?: ReactNode;
}

/** Shows the head of a page of news, videos or the channel: its title, and links to the others. */
export function MediaHead({ title, children, ...ways }: MediaHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <div className={styles.ways}>
        <ReadAndWatch {...ways} />
      </div>
      {children}
    </div>
  );
}
