import { Crest } from '../ui/crest.tsx';
import styles from './player-flag.module.css';

export interface National {
  /** ISO 3166 code in lower case, if known; a club has none. */
  nation?: string | null | undefined;
}

/** Whether to show the flags of a team's players. In a national team all have the same flag. */
export function showsFlags(team: National, players: readonly National[]): boolean {
  return !team.nation && players.some(({ nation }) => nation);
}

/** Shows the flag of a player's nation; an empty box of the same size if unknown. */
export function PlayerFlag({ nation }: National) {
  return (
    <span className={styles.flag}>
      {nation && <Crest of={{ id: nation, name: nation, nation }} shape="roundel" size={14} />}
    </span>
  );
}
