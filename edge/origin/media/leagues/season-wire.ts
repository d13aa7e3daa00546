import type { SeasonWire } from '../../../contracts/standings.ts';
import type { SeasonRow } from '../../db/schema.ts';

export function seasonWire({ id, name }: SeasonRow): SeasonWire {
  return { seasonId: id, seasonName: name };
}
