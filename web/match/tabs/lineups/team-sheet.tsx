import type {
  LineupPlayerWire,
  LineupWire,
  UnavailablePlayerWire,
} from '../../../../edge/contracts/lineups.ts';
import type { Text } from '../../../../edge/shared/text/text.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { byUnit } from '../../../../realtime/sports/units.ts';
import { positionGroup } from '../../../domain/position-group.ts';
import { PlayerFlag, showsFlags, type National } from '../../../entity-page/player-flag.tsx';
import { PlayerLink } from '../../../entity-page/player-link.tsx';
import { useText } from '../../../ui/use-text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { CaptainMark, Marks } from './marks.tsx';
import type { MarksOf } from './player-marks.ts';
import styles from './team-sheet.module.css';

export interface TeamSheetProps {
  team: National & { name: string };
  sportKey: SportKey;
  lineup: LineupWire;
  /** False if a pitch shows them. */
  showsStarters: boolean;
  marksOf: MarksOf;
}

/** Whether a team sheet shows its players' flags. */
export function hasFlags(team: National, lineup: LineupWire): boolean {
  const everyone = [...lineup.starters, ...lineup.substitutes, ...lineup.unavailable];
  return showsFlags(
    team,
    everyone.map(({ playerNation: nation }) => ({ nation })),
  );
}

/** Lists a team's starters, substitutes, coach and missing players. */
export function TeamSheet(props: TeamSheetProps) {
  const t = useText();
  const { team, sportKey, lineup, showsStarters, marksOf } = props;
  const { starters, substitutes, unavailable, coach } = lineup;
  const isFlagged = hasFlags(team, lineup);
  return (
    <Panel title={team.name}>
      {showsStarters &&
        (byUnit(sportKey, starters) ?? [{ unit: null, players: starters }]).map(
          ({ unit, players }) => (
            <Players
              key={unit}
              title={t(`lineup.${unit ?? 'starters'}`)}
              {...{ players, sportKey, marksOf, isFlagged }}
            />
          ),
        )}
      <Players
        title={t('lineup.bench')}
        players={substitutes}
        {...{ sportKey, marksOf, isFlagged }}
      />
      {coach && (
        <section>
          <h3 className={styles.heading}>{t('lineup.coach')}</h3>
          <p className={styles.player}>
            <span className={styles.name}>{coach}</span>
          </p>
        </section>
      )}
      {unavailable.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('lineup.unavailable')}</h3>
          <ul>
            {unavailable.map((player) => (
              <Missing key={player.playerId} {...{ player, sportKey, isFlagged }} />
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
}

interface PlayersProps extends Pick<TeamSheetProps, 'sportKey' | 'marksOf'> {
  title: string;
  players: readonly LineupPlayerWire[];
  isFlagged: boolean;
}

function Players({ title, players, sportKey, marksOf, isFlagged }: PlayersProps) {
  const t = useText();
  if (players.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul>
        {players.map((player) => (
          <li key={player.playerId} className={styles.player}>
            <span className={styles.number}>{player.shirtNumber}</span>
            {isFlagged && <PlayerFlag nation={player.playerNation} />}
            <span className={styles.name}>
              <PlayerLink of={{ id: player.playerId, name: player.playerName, sportKey }} />
              {player.isCaptain && <CaptainMark />}
            </span>
            <Marks marks={marksOf(player)} />
            <span className={styles.position}>{shortPosition(t, player.position, sportKey)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns a position's short form in the reader's language: 'GOL'; an unknown one as the source
 * writes it.
 */
export function shortPosition(t: Text, position: string | null, sportKey: SportKey): string | null {
  const known = position === null ? null : positionGroup(position, sportKey);
  return known ? t(`positionShort.${known}`) : position;
}

interface MissingProps {
  player: UnavailablePlayerWire;
  sportKey: SportKey;
  isFlagged: boolean;
}

function Missing({ player, sportKey, isFlagged }: MissingProps) {
  const t = useText();
  const { playerId: id, playerName, reason, note } = player;
  return (
    <li className={styles.player}>
      {isFlagged && <PlayerFlag nation={player.playerNation} />}
      <span className={styles.name}>
        <PlayerLink of={{ id, name: playerName, sportKey }} />
      </span>
      <span className={styles.reason}>
        {[t(`lineup.${reason}`), note].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
