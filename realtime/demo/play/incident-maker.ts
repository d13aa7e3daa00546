import type { Incident, IncidentType } from '../../protocol/incident.ts';
import type { Side } from '../../protocol/primitives.ts';
import type { DemoPlayer } from '../world/demo-player.ts';

/** The time of an event in a match. */
export type Moment = Pick<Incident, 'minute' | 'stoppage' | 'remaining' | 'period'>;

export type MakeIncident = (
  type: IncidentType,
  team: Side | null,
  moment: Moment,
  more?: Partial<Incident>,
) => Incident;

/** Returns a function that makes a match's incidents with ids 'i1', 'i2' … */
export function createIncidentMaker(): MakeIncident {
  let count = 0;
  return (type, team, moment, more) => ({ id: `i${++count}`, type, team, ...moment, ...more });
}

/** Returns names and ids. */
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
