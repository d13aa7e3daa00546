import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { BoxScore } from '../../../../edge/contracts/box-score.ts';
import { useMatchRecord } from '../../match-context.ts';
import { useText } from '../../../ui/use-text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { boxScoreTables } from './box-score-tables.ts';
import { PlayerTable } from './player-table.tsx';

/** Shows each player's figures, team by team. */
export function BoxScoreTab({ boxScore }: { boxScore: BoxScore }) {
  const t = useText();
  const { match } = useMatchRecord();
  return SPORTS[match.sportKey].sides.map((side) => {
    const tables = boxScoreTables(t, match.sportKey, boxScore, side);
    const { name } = match[side];
    return tables.length === 0 ? null : (
      <Panel key={side} title={name}>
        {tables.map((table) => (
          <PlayerTable
            key={table.key}
            team={name}
            sportKey={match.sportKey}
            table={table}
            hasTitle={tables.length > 1}
          />
        ))}
      </Panel>
    );
  });
}

/** Whether a box score has groups of figures, and players. */
export function hasFigures({ groups, home, away }: BoxScore): boolean {
  return groups.length > 0 && [home, away].some((side) => side && side.players.length > 0);
}
