import { SPORTS } from '../../../../realtime/sports/registry.ts';
import { Link } from 'react-router';
import { Guard } from '../../../app/guard.tsx';
import { favouriteMatch } from '../../../favourites/favourite-of.ts';
import { Star } from '../../../favourites/star.tsx';
import { useText } from '../../../ui/use-text.ts';
import { endingText } from '../../../../edge/shared/text/ending-text.ts';
import { isoOfStart, zoneOfStart } from '../../../../edge/shared/time/day.ts';
import { formatDayOfYear } from '../../../../edge/shared/time/time-format.ts';
import { playOf } from '../../../domain/match.ts';
import { matchPath } from '../../../paths/match-path.ts';
import type { RenderClock } from '../../../../edge/shared/time/render-clock.ts';
import { FormGuide } from '../../../standings/form-guide.tsx';
import { CannotShow } from '../../../ui/cannot-show.tsx';
import type { PastMatch } from './head-to-head.ts';
import styles from './past-matches.module.css';

const CANNOT_SHOW = <CannotShow what="match" />;

interface Row {
  renderClock: RenderClock;
  /** Whether each match has a star: a page without scripts has none. */
  hasStars: boolean;
}

/** Lists results, each linked to its match. */
export function PastMatches({ matches, ...row }: Row & { matches: readonly PastMatch[] }) {
  return (
    <ul>
      {matches.map((past) => (
        <li key={past.match.id} className={styles.item}>
          <Guard of={past} fallback={CANNOT_SHOW}>
            <PastRow past={past} {...row} />
          </Guard>
        </li>
      ))}
    </ul>
  );
}

function PastRow({ past, renderClock, hasStars }: Row & { past: PastMatch }) {
  const t = useText();
  const { match, side, outcome } = past;
  const play = playOf(match);
  const [first, second] = SPORTS[match.sportKey].sides;
  const ending = endingText(t, match);
  return (
    <div className={styles.row}>
      <Link className={styles.match} to={matchPath(match)}>
        <span className={styles.date}>
          <time dateTime={isoOfStart(match)}>
            {match.startDayTbd
              ? isoOfStart(match)
              : formatDayOfYear(t, match.startTime, zoneOfStart(match, renderClock.timeZone))}
          </time>
          {ending && ` · ${ending}`}
        </span>
        <span className={side === first ? styles.ownFirst : styles.first}>{match[first].name}</span>
        <span className={styles.score}>
          {play?.score[first]}–{play?.score[second]}
        </span>
        <span className={side === second ? styles.ownSecond : styles.second}>
          {match[second].name}
        </span>
        <FormGuide form={[outcome]} />
      </Link>
      {hasStars && <Star of={favouriteMatch(t, match)} />}
    </div>
  );
}
