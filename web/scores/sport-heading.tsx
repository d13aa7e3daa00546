import { Link } from 'react-router';
import type { ListedSport } from './listing.ts';
import { matchesPath } from '../paths/match-path.ts';
import { favouriteSport } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/star.tsx';
import { useText } from '../ui/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { nextIcon } from '../ui/icons.ts';
import styles from './sport-heading.module.css';

/** Shows a sport's name above its leagues, with its match count. */
export function SportHeading({ sport, isLink }: { sport: ListedSport; isLink: boolean }) {
  const t = useText();
  return (
    <div className={styles.heading}>
      <h3 className={styles.name}>
        {isLink ? (
          <Link className={styles.link} to={matchesPath(sport.sportKey)}>
            {t(`sport.${sport.sportKey}`)}
            <Icon path={nextIcon} along size={14} />
          </Link>
        ) : (
          t(`sport.${sport.sportKey}`)
        )}
        <span className={styles.count}>{sport.matchCount}</span>
      </h3>
      {isLink && <Star of={favouriteSport(t, sport.sportKey)} />}
    </div>
  );
}
