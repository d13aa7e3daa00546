import type { SportKey } from '../../realtime/sports/sport.ts';
import { PlayerFlag, showsFlags, type National } from './player-flag.tsx';
import { PlayerLink } from './player-link.tsx';
import { useText } from '../ui/use-text.ts';
import { ageAt, type SquadGroup } from './squad.ts';
import styles from './squad-list.module.css';

export interface SquadListProps {
  team: National;
  groups: readonly SquadGroup[];
  sportKey: SportKey;
  now: number;
}

/** Lists the players of a team by position. */
export function SquadList({ team, groups, sportKey, now }: SquadListProps) {
  const t = useText();
  const hasFlags = showsFlags(
    team,
    groups.flatMap(({ players }) => players),
  );
  return groups.map(({ position, players }) => (
    <section key={position} className={styles.group}>
      <h3 className={styles.position}>{position}</h3>
      <ul className={styles.players}>
        {players.map(({ id, name, number, birthDate, club, nation }) => {
          const age = ageAt(birthDate, now);
          const detail = [club, age === null ? null : t('squad.age', { years: age })]
            .filter(Boolean)
            .join(' · ');
          return (
            <li key={id} className={styles.player}>
              <span className={styles.number}>{number}</span>
              {hasFlags && <PlayerFlag nation={nation} />}
              <span className={styles.who}>
                <bdi className={styles.name}>
                  <PlayerLink of={{ id, name, sportKey }} />
                </bdi>
                {detail && <span className={styles.detail}>{detail}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
