import { useId } from 'react';
import { Link } from 'react-router';
import type { Match } from '../domain/match.ts';
import { multiViewPath } from '../paths/multi-view-path.ts';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import menuItem from '../ui/menu-item.module.css';
import { useText } from '../ui/use-text.ts';
import styles from './ways-to-watch.module.css';

// The first scripts have all paths of `icons.ts`.
const moreIcon = 'M5 11.2a.8.8 0 1 0 .01 0zM12 11.2a.8.8 0 1 0 .01 0zM19 11.2a.8.8 0 1 0 .01 0z';
const sideBySideIcon = 'M4 5h16v14H4zM12 5v14';
/** A menu: the match beside others. */
export default function WaysToWatch({ match }: { match: Match }) {
  const t = useText();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={iconButton.button}
        aria-label={t('multiView.more')}
        title={t('multiView.more')}
        popoverTarget={id}
      >
        <Icon path={moreIcon} />
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <Link className={menuItem.item} to={multiViewPath([match.id])}>
          <Icon path={sideBySideIcon} size={20} />
          {t('multiView.beside')}
        </Link>
      </div>
    </>
  );
}
