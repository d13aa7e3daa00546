import type { ReactNode } from 'react';
import { sideKits } from '../../edge/shared/crest/kit-name.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Match } from '../domain/match.ts';
import styles from './side-legend.module.css';

export interface SideLegendProps {
  match: Match;
  /** Returns what to show instead of a side's short name. */
  words?: (side: Side) => ReactNode;
}

/** Says which colour of a chart is which side's. */
export function SideLegend({ match, words = (side) => match[side].shortName }: SideLegendProps) {
  const kits = sideKits(match.home, match.away);
  return (
    <p className={styles.legend}>
      {SPORTS[match.sportKey].sides.map((side) => (
        <span key={side} className={styles.side} data-kit={kits[side]}>
          {words(side)}
        </span>
      ))}
    </p>
  );
}
