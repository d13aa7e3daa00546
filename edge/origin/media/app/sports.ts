import { ALL_SPORTS, sportRadarId } from '../../../../realtime/sports/registry.ts';
import type { SportWire } from '../../../contracts/sport.ts';

/** `listSports`: the sports of spec point 3, the main ones first. */
export function listSports(): SportWire[] {
  return ALL_SPORTS.map(({ id, key, name }) => ({ id, radarId: sportRadarId(id), key, name }));
}
