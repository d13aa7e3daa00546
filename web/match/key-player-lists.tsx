import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { rich, useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { MatchRecord } from '../domain/match-record.ts';
import { keyPlayersOf, type KeyPlayer } from './key-players.ts';
import styles from './key-player-lists.module.css';

/** Lists a side's scorers and players sent off. Reserves space for the first of them. */
export function KeyPlayers({ record, side }: { record: MatchRecord; side: Side }) {
  const t = useText();
  const { match, incidents } = record;
  if (!SPORTS[match.sportKey].screens.scorers) return null;
  const players = keyPlayersOf(t, incidents, side);
  if (players.length === 0) return <p className={styles.list} />;
  return (
    <ul className={styles.list} aria-label={t('timeline.keyPlayers', { team: match[side].name })}>
      {players.map((player) => (
        <PlayerLine key={`${player.kind} ${player.name}`} {...player} />
      ))}
    </ul>
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
        who: (words) => <b>{words}</b>,
      })}
    </li>
  );
}
