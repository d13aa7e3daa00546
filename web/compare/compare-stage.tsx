import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import { TeamBand } from '../entity-page/team-band.tsx';
import { longestWord } from '../ui/fitting-name.tsx';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './compare-stage.module.css';

/** One of the two teams or players that a page compares. */
export interface ComparedSide {
  id: string;
  name: string;
  /** Path of its own page. */
  path: string;
  /** Path of the page on which a fan picks another one to replace it. */
  changePath: string;
  /** The team whose cloth it shows; null if only the sport is known. */
  team: Team | null;
  crest: ReactNode;
  /** Short descriptions, shown in one line. */
  facts: readonly string[];
}

export interface CompareStageProps {
  title: string;
  sportKey: SportKey;
  /** In the order shown. */
  sides: readonly [ComparedSide, ComparedSide];
  /** Shown below the sides: the button that shares the page. */
  children: ReactNode;
}

/** Shows both sides, each with a link to its page and a link to replace it with another. */
export function CompareStage({ title, sportKey, sides, children }: CompareStageProps) {
  const t = useText();
  return (
    <header className={styles.stage} data-ground="dark">
      <h1 className={visuallyHidden.text}>{title}</h1>
      <div className={styles.bands}>
        {sides.map(({ id, team }) => (
          <div key={id} className={styles.band}>
            <TeamBand of={team} sportKey={sportKey} />
          </div>
        ))}
      </div>
      <div className={styles.sides}>
        {sides.map(({ id, name, path, changePath, crest, facts }) => (
          <div key={id} className={styles.side}>
            <span className={styles.disc}>{crest}</span>
            <h2 className={styles.name} style={{ '--longest': longestWord(name) }}>
              <Link className={styles.page} to={path}>
                {name}
              </Link>
            </h2>
            {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
            <Link
              className={styles.pick}
              to={changePath}
              aria-label={t('compare.changeOf', { name })}
            >
              {t('compare.change')}
            </Link>
          </div>
        ))}
      </div>
      <div className={styles.foot}>{children}</div>
    </header>
  );
}
