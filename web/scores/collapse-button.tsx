import { useText } from '../ui/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './collapse-button.module.css';
import { setCollapsed } from './collapsed-leagues.ts';
import type { ListedLeague } from './listing.ts';

export interface CollapseButtonProps {
  league: ListedLeague;
  isCollapsed: boolean;
}

/** Hides and shows a league's matches; while they are hidden it shows their number. */
export function CollapseButton({ league, isCollapsed }: CollapseButtonProps) {
  const t = useText();
  const matchCount = league.matchIds.length;
  const name = [league.name, league.country].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={!isCollapsed}
      aria-label={t('scores.leagueMatches', { count: matchCount, league: name })}
      onClick={() => setCollapsed(league.key, !isCollapsed)}
    >
      {isCollapsed && matchCount}
      <Icon name={isCollapsed ? 'expand' : 'collapse'} size={16} />
    </button>
  );
}
