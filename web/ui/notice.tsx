import type { ReactNode } from 'react';
import { useText } from './use-text.ts';
import { Icon } from './icon.tsx';
import { warnIcon } from './icons.ts';
import styles from './notice.module.css';
import { StillLine, type StillLineState } from './still-line.tsx';

export interface NoticeProps {
  title: string;
  line?: StillLineState;
  children?: ReactNode;
}

/** Replaces a list that is empty or failed to load. */
export function Notice({ title, line = 'unplayed', children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <StillLine state={line} />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

/** Marks a page that has the rooms' data but no catalogue data. */
export function PartialNotice() {
  const t = useText();
  return (
    <p className={styles.partial}>
      <Icon path={warnIcon} size={16} />
      {t('scores.partial')}
    </p>
  );
}
