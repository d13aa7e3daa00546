import type { Match } from '../domain/match.ts';
import { useInitialMatch } from '../live/sport-room.tsx';
import { MatchRow } from '../scores/match-row.tsx';
import { starOfMatch } from '../scores/match-star.tsx';
import { formatStartDate } from '../../edge/shared/time/time-format.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { useText } from '../ui/use-text.ts';
import styles from './shown-match.module.css';

/** Shows a match within an article, with its live score. */
export function ShownMatch({ match, renderClock }: { match: Match; renderClock: RenderClock }) {
  const t = useText();
  const initial = useInitialMatch(match);
  return (
    <div className={styles.match}>
      <p className={styles.league}>
        {match.leagueName} · {formatStartDate(t, match, renderClock)}
      </p>
      <ul>
        <MatchRow
          id={match.id}
          initial={initial}
          renderClock={renderClock}
          actionOf={starOfMatch}
        />
      </ul>
    </div>
  );
}
