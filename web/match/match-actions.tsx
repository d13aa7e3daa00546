import { matchNames } from '../domain/match-names.ts';
import { lazy, useEffect, useState } from 'react';
import { Guard } from '../app/guard.tsx';
import { ShareButton } from '../app/share-button.tsx';
import { whenIdle } from '../app/startup/when-idle.ts';
import { favouriteMatch } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/star.tsx';
import { matchPath } from '../paths/match-path.ts';
import type { Match } from '../domain/match.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { matchesIcon } from '../ui/icons.ts';
import styles from './match-actions.module.css';

const LateActions = lazy(() => import('./late-actions.tsx'));

/** Buttons to star and share a match, and to add a coming one to a calendar. */
export function MatchActions({ match }: { match: Match }) {
  const t = useText();
  const path = matchPath(match);
  const star = favouriteMatch(t, match);
  const isOver = match.kind === 'result' || match.kind === 'off';
  // Rarely used buttons load when the page is idle; their space is reserved.
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  const sides = matchNames(match);
  return (
    <div className={styles.actions}>
      <Star of={star} isNamed />
      {!isOver && (
        <span className={styles.late}>
          {isAtRest && (
            <Guard of={match.id} fallback={null}>
              <LateActions match={match} star={star} />
            </Guard>
          )}
        </span>
      )}
      <ShareButton of="match" title={t('matchPage.sides', sides)} path={path} />
      {match.kind === 'fixture' && (
        <a className={button.button} href={`${path}.ics`} download>
          <Icon path={matchesIcon} size={18} />
          {t('matchPage.calendar')}
        </a>
      )}
    </div>
  );
}
