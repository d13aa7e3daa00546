import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import LazyBell from '../alerts/lazy-bell.tsx';
import { Guard } from '../app/guard.tsx';
import { whenIdle } from '../app/startup/when-idle.ts';
import { favouritePlayer } from '../favourites/favourite-player.ts';
import { playerPath } from '../paths/player-path.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { Card } from '../ui/card.tsx';
import { useText } from '../ui/use-text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { MyPlayer } from './load-my-players.server.ts';
import { PlayedMatch } from './player-matches-card.tsx';
import styles from './my-players.module.css';

const CANNOT_SHOW = <CannotShow what="match" height="var(--row)" />;

export interface MyPlayersProps {
  players: readonly MyPlayer[];
  renderClock: RenderClock;
}

/**
 * Shows the figures of a fan's players in their current or last match; renders nothing without
 * players.
 */
export function MyPlayers({ players, renderClock }: MyPlayersProps) {
  const t = useText();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  if (players.length === 0) return null;
  return (
    <Card title={t('favouritePages.mine-player')}>
      <ul>
        {players.map(({ id, name, played }) => (
          <li key={id} className={styles.player}>
            <div className={styles.head}>
              <Link
                className={styles.name}
                to={playerPath({ id, name, sportKey: played.entry.match.sportKey })}
              >
                {name}
              </Link>
              {isAtRest && <LazyBell of={favouriteOf(id, name, played)} />}
            </div>
            <Guard of={played} fallback={CANNOT_SHOW}>
              <PlayedMatch played={played} renderClock={renderClock} />
            </Guard>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Returns a player as a favourite, for alerts. */
function favouriteOf(id: string, name: string, { entry }: MyPlayer['played']): FavouriteItem {
  return favouritePlayer({ id, name, sportKey: entry.match.sportKey, teams: [] });
}
