import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './collapse-button.module.css';
import { setCollapsed } from './collapsed-leagues.ts';
import type { ListedLeague } from './listing.ts';

export interface CollapseButtonProps {
  league: ListedLeague;
  isCollapsed: boolean;
}

/** Hides and shows a league's matches, and says how many there are. */
export function CollapseButton({ league, isCollapsed }: CollapseButtonProps) {
  const t = useText();
  const { matchCount, liveCount } = league;
  const name = [league.name, league.country].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={!isCollapsed}
      onClick={() => setCollapsed(league.key, !isCollapsed)}
    >
      <span className={visuallyHidden.text}>
        {t('scores.leagueMatches', { count: matchCount, live: `${liveCount}`, league: name })}
      </span>
      <span className={styles.counts} aria-hidden="true">
        {liveCount > 0 && <b className={styles.live}>{t('scores.live', { count: liveCount })}</b>}
        {matchCount > liveCount && matchCount}
      </span>
    </button>
  );
}
