import { ALL_SPORTS, sportRadarId, sportName } from '../../../../realtime/sports/registry.ts';
import type { SportWire } from '../../../contracts/sport.ts';

/** Answers `listSports`: the sports of spec point 3, the main ones first. */
export function listSports(): SportWire[] {
  return ALL_SPORTS.map(({ id, key }) => ({
    id,
    radarId: sportRadarId(id),
    key,
    name: sportName(key),
  }));
}
