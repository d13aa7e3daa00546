import { SPORTS } from '../../realtime/sports/registry.ts';
import { Link } from 'react-router';
import type { Settled } from '../api/settled.ts';
import { Guard } from '../app/guard.tsx';
import { favouriteMatch } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/star.tsx';
import { useLiveMatch } from '../live/live-store.ts';
import { startLabel } from '../scores/list/group-matches.ts';
import { useInitialMatch } from '../live/sport-room.tsx';
import { matchPath } from '../paths/match-path.ts';
import row from '../scores/match-row.module.css';
import { RowStatus } from '../scores/row-status.tsx';
import { TeamCells } from '../scores/team-cells.tsx';
import { figureText } from '../match/tabs/box-score/box-score-tables.ts';
import { useText } from '../ui/use-text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { Card } from '../ui/card.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { tellingFigures, type PlayerMatch } from './player-matches.ts';
import styles from './player-matches-card.module.css';

export interface PlayerMatchesCardProps {
  matches: Settled<readonly PlayerMatch[]>;
  renderClock: RenderClock;
}

const CANNOT_SHOW = <CannotShow what="match" height="var(--row)" />;

/** Lists the player's matches, newest first, each with the player's figures. */
export function PlayerMatchesCard({ matches, renderClock }: PlayerMatchesCardProps) {
  const t = useText();
  if (matches.kind === 'failed') return <LoadFailed message={matches.message} />;
  return (
    <Card title={t('playerPage.matches')}>
      {matches.value.length === 0 ? (
        <Notice title={t('playerPage.noMatches')} />
      ) : (
        <ul>
          {matches.value.map((played) => (
            <li key={played.entry.match.id} className={styles.item}>
              <Guard of={played} fallback={CANNOT_SHOW}>
                <PlayedMatch played={played} renderClock={renderClock} />
              </Guard>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

export interface PlayedMatchProps {
  played: PlayerMatch;
  renderClock: RenderClock;
}

/** Shows a match with the player's figures. */
export function PlayedMatch({
  played: { entry, isStarter, values },
  renderClock,
}: PlayedMatchProps) {
  const t = useText();
  const { id } = entry.match;
  const listed = useInitialMatch(entry.match);
  const match = useLiveMatch(id, listed) ?? listed;
  const { sportKey, leagueName } = match;
  const figures = tellingFigures(t, sportKey, values);
  return (
    <div className={styles.row}>
      <Link
        className={styles.match}
        to={matchPath(match)}
        data-match-id={id}
        data-kind={match.kind}
      >
        <span className={styles.head}>
          <span className={styles.day}>{startLabel(t, match, renderClock)}</span>
          <bdi className={styles.league}>{leagueName}</bdi>
        </span>
        <span className={`${row.grid} ${styles.summary}`}>
          <RowStatus match={match} news={null} renderClock={renderClock} />
          {SPORTS[match.sportKey].sides.map((side) => (
            <TeamCells key={side} match={match} side={side} />
          ))}
        </span>
        {(figures.length > 0 || isStarter) && (
          <span className={styles.figures}>
            {figures.length === 0 && t('playerPage.started')}
            {figures.map(({ key, short, name, value }) => (
              <span key={key}>
                <abbr title={name}>{short}</abbr> <strong>{figureText(t, key, value)}</strong>
              </span>
            ))}
          </span>
        )}
      </Link>
      <Star of={favouriteMatch(t, match)} />
    </div>
  );
}
