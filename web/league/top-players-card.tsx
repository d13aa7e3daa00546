import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { PlayerLink } from '../entity-page/player-link.tsx';
import { useText } from '../ui/use-text.ts';
import { Card } from '../ui/card.tsx';
import { Crest } from '../ui/crest.tsx';
import styles from './top-players-card.module.css';
import { topPlayersTitle, type TopPlayers } from './top-players.ts';

export interface TopPlayersCardProps {
  top: TopPlayers;
  sportKey: SportKey;
}

/** Lists the best players of a season, each with a portrait or the team's crest. */
export function TopPlayersCard({
  top: { key, isPerMatch, players },
  sportKey,
}: TopPlayersCardProps) {
  const t = useText();
  const { crest } = SPORTS[sportKey];
  return (
    <Card title={topPlayersTitle(t, key, isPerMatch)}>
      <ol>
        {players.map(({ id, rank, name, logoUri, team, value }) => (
          <li key={id} className={rank === 1 ? styles.best : styles.player}>
            <span className={styles.rank}>{rank}</span>
            {logoUri ? (
              <Crest of={{ id, name, logoUri }} shape="roundel" size={28} />
            ) : (
              <Crest of={team} shape={crest} size={28} />
            )}
            <span className={styles.who}>
              <bdi className={styles.name}>
                <PlayerLink of={{ id, name, sportKey }} />
              </bdi>
              <bdi className={styles.team}>{team.name}</bdi>
            </span>
            <span className={styles.value}>
              {t.number(value, isPerMatch || !Number.isInteger(value) ? 1 : 0)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
