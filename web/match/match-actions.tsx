import { useState } from 'react';
import { shareLink } from '../app/share-link.ts';
import { favouriteMatch } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/star.tsx';
import { matchPath } from '../paths/match-path.ts';
import type { Match } from '../domain/match.ts';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';
import styles from './match-actions.module.css';

/** Keeping an eye on the match, passing it on, and putting it down in a calendar while it is still to come. */
export function MatchActions({ match }: { match: Match }) {
  const t = useText();
  const path = matchPath(match);
  // Where scripts are late the button waits; a share sheet can be open once only.
  const [isSharing, setSharing] = useState(false);
  const share = async () => {
    setSharing(true);
    const sides = { home: match.home.name, away: match.away.name };
    const link = { title: t('matchPage.sides', sides), url: location.origin + path };
    await shareLink(t, link, t('matchPage.copied'));
    setSharing(false);
  };
  return (
    <div className={styles.actions}>
      <Star of={favouriteMatch(t, match)} />
      <button
        type="button"
        className={button.button}
        disabled={isSharing}
        onClick={() => void share()}
      >
        <ActionIcon d="M12 15V4M8 7.5 12 4l4 3.5M5 12v7h14v-7" />
        {t('matchPage.share')}
      </button>
      {match.kind === 'fixture' && (
        <a className={button.button} href={`${path}.ics`} download>
          <ActionIcon d="M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7M12 12.5v5M9.5 15h5" />
          {t('matchPage.calendar')}
        </a>
      )}
    </div>
  );
}

function ActionIcon({ d }: { d: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
