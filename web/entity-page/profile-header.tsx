import type { ReactNode } from 'react';
import { Crest, type CrestProps } from '../ui/crest.tsx';
import { longestWord } from '../ui/fitting-name.tsx';
import styles from './profile-header.module.css';

export interface EntityHeaderProps {
  name: string;
  crest: Pick<CrestProps, 'of' | 'shape'>;
  /** Country, season, ground: those known, in this order. */
  facts: readonly string[];
  children?: ReactNode;
}

/** Crest and name of a league or a team at the head of its screens. */
export function ProfileHeader({ name, crest, facts, children }: EntityHeaderProps) {
  return (
    <header className={styles.header}>
      <Crest {...crest} size={44} />
      <div className={styles.text}>
        <h1 className={styles.name} style={{ '--longest': longestWord(name) }}>
          {name}
        </h1>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      {children}
    </header>
  );
}
