import type { ReactNode } from 'react';
import type { Direction } from '../../edge/shared/text/languages.ts';
import { longestWord } from '../ui/fitting-name.tsx';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './profile-stage.module.css';

export interface ProfileStageProps {
  name: string;
  /** Fills the band: a team's cloth, or a sport's ground. No text lies over it. */
  band: ReactNode;
  /** Overlaps the band's edge: a crest, or a shirt number. */
  badge: ReactNode;
  /** The known ones of league, country and season, in this order. */
  facts: readonly string[];
  action?: ReactNode;
  /** Below the name: the season's line, the next match, a player's figures. */
  children?: ReactNode;
}

/** Shows the league, team or player of the page at its top. */
export function ProfileStage({ name, band, badge, facts, action, children }: ProfileStageProps) {
  const t = useText();
  return (
    <header className={styles.stage} data-ground="dark">
      <div className={styles.band}>{band}</div>
      <div className={styles.head}>
        {badge}
        <div className={styles.text}>
          <p className={styles.facts}>{factsLine(facts, t.direction)}</p>
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

/**
 * Joins the facts. In a right-to-left line each fact is isolated: after Arabic letters '2025-26'
 * would be shown as '26-2025'.
 */
function factsLine(facts: readonly string[], direction: Direction): string {
  const apart = direction === 'rtl' ? facts.map((fact) => `\u2068${fact}\u2069`) : facts;
  return apart.join(' · ');
}

/** Shows a crest over the band's edge, in a round frame for a roundel. */
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
