import type {
  LineupPlayerWire,
  LineupWire,
  UnavailablePlayerWire,
} from '../../../../edge/contracts/lineups.ts';
import { useText } from '../../../text/use-text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { CaptainMark, Marks } from './marks.tsx';
import type { MarksOf } from './player-marks.ts';
import styles from './team-sheet.module.css';

export interface TeamSheetProps {
  name: string;
  lineup: LineupWire;
  /** False where a pitch shows who starts. */
  showsStarters: boolean;
  marksOf: MarksOf;
}

/** A team's people in lists: who starts, who may come on, who leads and who is missing. */
export function TeamSheet({ name, lineup, showsStarters, marksOf }: TeamSheetProps) {
  const t = useText();
  const { starters, substitutes, unavailable, coach } = lineup;
  return (
    <Panel title={name}>
      {showsStarters && (
        <Players title={t('lineup.starters')} players={starters} marksOf={marksOf} />
      )}
      <Players title={t('lineup.bench')} players={substitutes} marksOf={marksOf} />
      {coach && (
        <section className={styles.group}>
          <h3 className={styles.heading}>{t('lineup.coach')}</h3>
          <p className={styles.player}>
            <span className={styles.name}>{coach}</span>
          </p>
        </section>
      )}
      {unavailable.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.heading}>{t('lineup.unavailable')}</h3>
          <ul>
            {unavailable.map((player) => (
              <Missing key={player.playerId} player={player} />
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
}

function Players({
  title,
  players,
  marksOf,
}: {
  title: string;
  players: readonly LineupPlayerWire[];
  marksOf: MarksOf;
}) {
  if (players.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{title}</h3>
      <ul>
        {players.map((player) => (
          <li key={player.playerId} className={styles.player}>
            <span className={styles.number}>{player.shirtNumber}</span>
            <span className={styles.name}>
              {player.playerName}
              {player.isCaptain && <CaptainMark />}
            </span>
            <Marks marks={marksOf(player)} />
            <span className={styles.position}>{player.position}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Missing({ player }: { player: UnavailablePlayerWire }) {
  const t = useText();
  const { playerName, reason, note } = player;
  return (
    <li className={styles.player}>
      <span className={styles.name}>{playerName}</span>
      <span className={styles.reason}>
        {[t(`lineup.${reason}`), note].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
