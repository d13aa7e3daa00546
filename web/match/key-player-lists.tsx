import { SPORTS } from '../../realtime/sports/registry.ts';
import { SIDES } from '../../realtime/protocol/primitives.ts';
import { rich, useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { MatchRecord } from '../domain/match-record.ts';
import { keyPlayersOf, type KeyPlayer } from './key-players.ts';
import styles from './key-player-lists.module.css';

/** Lists each team's scorers and players sent off. */
export function KeyPlayerLists({ record: { match, incidents } }: { record: MatchRecord }) {
  const t = useText();
  if (!SPORTS[match.sportKey].screens.scorers) return null;
  const lists = SIDES.map((side) => ({ side, players: keyPlayersOf(t, incidents, side) }));
  if (lists.every(({ players }) => players.length === 0)) return null;
  return (
    <div className={styles.lists}>
      {lists.map(({ side, players }) => (
        <ul
          key={side}
          className={styles[side]}
          aria-label={t('timeline.keyPlayers', { team: match[side].name })}
        >
          {players.map((player) => (
            <PlayerLine key={`${player.kind} ${player.name}`} {...player} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function PlayerLine({ kind, name, times }: KeyPlayer) {
  const t = useText();
  return (
    <li>
      {kind === 'red' && <span className={styles.redCard} />}
      {rich(t, kind === 'red' ? 'timeline.sentOff' : 'timeline.scorer', {
        player: name,
        times: times.join(', '),
        hidden: (words) => <span className={visuallyHidden.text}>{words}</span>,
        time: (words) => <span className={styles.times}>{words}</span>,
      })}
    </li>
  );
}
