import { sideKits } from '../../../../edge/shared/crest/kit-name.ts';
import type { LineupPlayerWire, LineupWire } from '../../../../edge/contracts/lineups.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import { SIDES } from '../../../../realtime/sports/sides.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import type { Match } from '../../../domain/match.ts';
import { PlayerFlag } from '../../../entity-page/player-flag.tsx';
import { PlayerLink } from '../../../entity-page/player-link.tsx';
import { useText } from '../../../ui/use-text.ts';
import { formationRows } from './formation-rows.ts';
import { CaptainMark, Marks } from './marks.tsx';
import styles from './pitch.module.css';
import type { MarksOf } from './player-marks.ts';
import { hasFlags } from './team-sheet.tsx';

export interface PitchProps {
  match: Match;
  lineups: Record<Side, LineupWire>;
  marksOf: MarksOf;
}

/** Shows both line-ups: the home side in the upper half, or on wide screens in the first one. */
export function Pitch({ match, lineups, marksOf }: PitchProps) {
  const kits = sideKits(match.home, match.away);
  return (
    <div className={styles.frame} data-sport={match.sportKey}>
      <div className={styles.pitch}>
        <PitchLines />
        {SIDES.map((side) => (
          <Half
            key={side}
            side={side}
            kit={kits[side]}
            team={match[side]}
            sportKey={match.sportKey}
            rows={formationRows(lineups[side]) ?? []}
            isFlagged={hasFlags(match[side], lineups[side])}
            marksOf={marksOf}
          />
        ))}
      </div>
    </div>
  );
}

interface HalfProps {
  side: Side;
  kit: string;
  team: { name: string };
  sportKey: SportKey;
  rows: readonly LineupPlayerWire[][];
  isFlagged: boolean;
  marksOf: MarksOf;
}

function Half({ side, kit, team, sportKey, rows, isFlagged, marksOf }: HalfProps) {
  const t = useText();
  return (
    <ol
      className={styles.half}
      data-side={side}
      data-kit={kit}
      style={{ '--lines': rows.length }}
      aria-label={t('lineup.half', { team: team.name })}
    >
      {rows.map((row, index) => (
        <li key={index} className={styles.line}>
          {/* A team's left is where it is in every language. */}
          <ul className={styles.row} dir="ltr" style={{ '--players': row.length }}>
            {row.map((player) => (
              <li key={player.playerId} className={styles.player}>
                <span className={styles.shirt}>
                  {player.shirtNumber}
                  {isFlagged && player.playerNation && (
                    <span className={styles.flag}>
                      <PlayerFlag nation={player.playerNation} />
                    </span>
                  )}
                </span>
                <span className={styles.name}>
                  <PlayerLink of={{ id: player.playerId, name: player.playerName, sportKey }}>
                    {lastName(player.playerName)}
                  </PlayerLink>
                  {player.isCaptain && <CaptainMark />}
                </span>
                <Marks marks={marksOf(player)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Returns the last part of a name, since the pitch has room for one. */
function lastName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

function PitchLines() {
  return (
    <>
      <svg
        className={styles.upright}
        viewBox="0 0 68 105"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 52.5h68M13.85 0v16.5h40.3V0M24.85 0v5.5h18.3V0M13.85 105V88.5h40.3V105M24.85 105v-5.5h18.3v5.5" />
      </svg>
      <svg
        className={styles.lengthways}
        viewBox="0 0 105 68"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M52.5 0v68M0 13.85h16.5v40.3H0M0 24.85h5.5v18.3H0M105 13.85H88.5v40.3H105M105 24.85h-5.5v18.3h5.5" />
      </svg>
      {/* The centre circle is not in the drawing, which is stretched to fit. */}
      <span className={styles.circle} />
    </>
  );
}
