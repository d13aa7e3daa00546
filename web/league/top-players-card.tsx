import type { SportKey } from '../../realtime/sports/sport.ts';
import { PlayerLink } from '../entity-page/player-link.tsx';
import { useText } from '../ui/use-text.ts';
import { Card } from '../ui/card.tsx';
import styles from './top-players-card.module.css';
import { topPlayersTitle, type TopPlayers } from './top-players.ts';

export interface TopPlayersCardProps {
  top: TopPlayers;
  sportKey: SportKey;
}

/** The best players of a season. */
export function TopPlayersCard({
  top: { key, isPerMatch, players },
  sportKey,
}: TopPlayersCardProps) {
  const t = useText();
  return (
    <Card title={topPlayersTitle(t, key, isPerMatch)}>
      <ol>
        {players.map(({ id, rank, name, teamName, value }) => (
          <li key={id} className={styles.player}>
            <span className={styles.rank}>{rank}</span>
            <span className={styles.who}>
              <span className={styles.name}>
                <PlayerLink of={{ id, name, sportKey }} />
              </span>
              <span className={styles.team}>{teamName}</span>
            </span>
            <span className={styles.value}>{isPerMatch ? t.number(value, 1) : value}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
