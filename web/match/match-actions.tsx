import { lazy, useEffect, useState } from 'react';
import { Guard } from '../app/guard.tsx';
import { whenIdle } from '../app/startup/when-idle.ts';
import { favouriteMatch } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/star.tsx';
import { matchPath } from '../paths/match-path.ts';
import type { Match } from '../domain/match.ts';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from './match-actions.module.css';

const loadShareLink = () => import('../app/share-link.ts');
const AlertBell = lazy(() => import('../alerts/lazy-bell.tsx'));

/** Keeping an eye on the match, passing it on, and putting it down in a calendar while it is still to come. */
export function MatchActions({ match }: { match: Match }) {
  const t = useText();
  const path = matchPath(match);
  const star = favouriteMatch(t, match);
  const isOver = match.kind === 'result' || match.kind === 'off';
  // What nobody presses at once comes when the page is at rest; the bell's place is kept.
  const [isAtRest, setAtRest] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setAtRest(true);
        loadShareLink().catch(() => {});
      }),
    [],
  );
  // Where scripts are late the button waits; a share sheet can be open once only.
  const [isSharing, setSharing] = useState(false);
  const share = async () => {
    setSharing(true);
    const sides = { home: match.home.name, away: match.away.name };
    const link = { title: t('matchPage.sides', sides), url: location.origin + path };
    try {
      const { shareLink } = await loadShareLink();
      await shareLink(t, link, t('matchPage.copied'));
    } finally {
      setSharing(false);
    }
  };
  return (
    <div className={styles.actions}>
      <Star of={star} />
      {!isOver && (
        <span className={styles.bell}>
          {isAtRest && (
            <Guard of={match.id} fallback={null}>
              <AlertBell of={star} />
            </Guard>
          )}
        </span>
      )}
      <button
        type="button"
        className={button.button}
        disabled={isSharing}
        onClick={() => void share()}
      >
        <Icon name="share" size={18} />
        {t('matchPage.share')}
      </button>
      {match.kind === 'fixture' && (
        <a className={button.button} href={`${path}.ics`} download>
          <Icon name="matches" size={18} />
          {t('matchPage.calendar')}
        </a>
      )}
    </div>
  );
}
