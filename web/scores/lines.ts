import { sideKits, type KitName } from '../../edge/shared/crest/kit-name.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import type { Match } from '../domain/match.ts';

export { MatchLine } from './match-line.tsx';
export { StageLine } from './stage/stage-line.tsx';

/** Returns the kit of a side in a match. */
export function kitOfSide({ home, away }: Match, side: Side): KitName {
  return sideKits(home, away)[side];
}
