import { Link } from 'react-router';
import { Guard } from '../app/guard.tsx';
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

/** Shows what a fan's players did in the current or last match; renders nothing without any. */
export function MyPlayers({ players, renderClock }: MyPlayersProps) {
  const t = useText();
  if (players.length === 0) return null;
  return (
    <Card title={t('favouritePages.mine-player')}>
      <ul>
        {players.map(({ id, name, played }) => (
          <li key={id} className={styles.player}>
            <Link
              className={styles.name}
              to={playerPath({ id, name, sportKey: played.entry.match.sportKey })}
            >
              {name}
            </Link>
            <Guard of={played} fallback={CANNOT_SHOW}>
              <PlayedMatch played={played} renderClock={renderClock} />
            </Guard>
          </li>
        ))}
      </ul>
    </Card>
  );
}
