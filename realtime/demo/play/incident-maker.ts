import type { Incident, IncidentType } from '../../protocol/incident.ts';
import type { Side } from '../../protocol/primitives.ts';
import type { DemoPlayer } from '../world/demo-player.ts';

/** When in a match something happens. */
export type Moment = Pick<Incident, 'minute' | 'stoppage' | 'remaining' | 'period'>;

export type MakeIncident = (
  type: IncidentType,
  team: Side | null,
  moment: Moment,
  more?: Partial<Incident>,
) => Incident;

/** Makes the incidents of one match, with ids of its own: 'i1', 'i2' … */
export function createIncidentMaker(): MakeIncident {
  let count = 0;
  return (type, team, moment, more) => ({ id: `i${++count}`, type, team, ...moment, ...more });
}

/** Who did it, by name and id. */
export function playersOf(
  player: DemoPlayer,
  related?: DemoPlayer,
): Pick<Incident, 'player' | 'playerId' | 'relatedPlayer' | 'relatedPlayerId'> {
  return {
    player: player.name,
    playerId: player.id,
    ...(related && { relatedPlayer: related.name, relatedPlayerId: related.id }),
  };
}
