import { ALL_SPORTS, sportRadarId } from '../../../../realtime/sports/registry.ts';
import { sportName, type SportWire } from '../../../contracts/sport.ts';

/** `listSports`: the sports of spec point 3, the main ones first. */
export function listSports(): SportWire[] {
  return ALL_SPORTS.map(({ id, key }) => ({
    id,
    radarId: sportRadarId(id),
    key,
    name: sportName(key),
  }));
}
