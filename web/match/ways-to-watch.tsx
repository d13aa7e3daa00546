import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { Link } from 'react-router';
import { matchNames } from '../domain/match-names.ts';
import type { Match } from '../domain/match.ts';
import { multiViewPath } from '../paths/multi-view-path.ts';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import menuItem from '../ui/menu-item.module.css';
import { useText } from '../ui/use-text.ts';
import { hasSmallWindow, openSmallWindow } from './small-window/picture-in-picture.ts';
import styles from './ways-to-watch.module.css';

// Not in `icons.ts`, whose paths are all in a page's first scripts.
const moreIcon = 'M5 11.2a.8.8 0 1 0 .01 0zM12 11.2a.8.8 0 1 0 .01 0zM19 11.2a.8.8 0 1 0 .01 0z';
const sideBySideIcon = 'M4 5h16v14H4zM12 5v14';
const smallWindowIcon = 'M20 11V5H4v14h7M13.5 13.5h6.5V19h-6.5z';

const SmallWindow = lazy(() => import('./small-window/small-window.tsx'));

/**
 * Shows a menu that opens the match beside others, or its score in a window of its own where
 * browsers have that.
 */
export default function WaysToWatch({ match }: { match: Match }) {
  const t = useText();
  const id = useId();
  const [opened, setOpened] = useState<Window | null>(null);
  const onClosed = useCallback(() => setOpened(null), []);
  const title = t('matchPage.sides', matchNames(match));
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
        {hasSmallWindow() && (
          <button
            type="button"
            className={menuItem.item}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => void openSmallWindow(title).then(setOpened)}
          >
            <Icon path={smallWindowIcon} size={20} />
            {t('smallWindow.open')}
          </button>
        )}
      </div>
      {opened && (
        <Suspense fallback={null}>
          <SmallWindow key={match.id} match={match} opened={opened} onClosed={onClosed} />
        </Suspense>
      )}
    </>
  );
}
