import type { ReactNode } from 'react';
import { longestWord } from '../ui/fitting-name.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './profile-stage.module.css';

export interface ProfileStageProps {
  name: string;
  /** Fills the band: a team's cloth, or a sport's ground. Words never stand on it. */
  band: ReactNode;
  /** Stands over the band's edge: a crest, or a shirt number. */
  badge: ReactNode;
  /** League, country, season: those known, in this order. */
  facts: readonly string[];
  action?: ReactNode;
  /** Below the name: the season's line, the next match, a player's figures. */
  children?: ReactNode;
}

/** Shows whose pages these are, on the page's stage. */
export function ProfileStage({ name, band, badge, facts, action, children }: ProfileStageProps) {
  return (
    <header className={styles.stage} data-ground="dark">
      <div className={styles.band}>{band}</div>
      <div className={styles.head}>
        {badge}
        <div className={styles.text}>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          <h1 className={styles.name} style={{ '--longest': longestWord(name) }}>
            <bdi>{name}</bdi>
          </h1>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </header>
  );
}

/** Shows a crest over the band's edge; a roundel stands in a round place. */
export function StageCrest({
  isRound = false,
  children,
}: {
  isRound?: boolean;
  children: ReactNode;
}) {
  return <span className={isRound ? styles.round : styles.crest}>{children}</span>;
}

/** Shows a shirt number over the band's edge. */
export function StageNumber({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.number}>
      <span className={visuallyHidden.text}>{`${label} `}</span>
      {children}
    </span>
  );
}
