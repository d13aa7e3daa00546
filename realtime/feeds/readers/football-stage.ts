import type { Stage } from '../../protocol/catalogue.ts';
import type { Fixture } from '../../protocol/ingest.ts';

/** 'Finals, Round of 16', 'Quarter-final', 'Playoffs, Matchday 1', 'Match for third place' … */
const KNOCKOUT =
  /\b(?:(?:semi|quarter)?-?finals?|round of|last \d+|1\/\d|play-?offs?|knockout|third[- ]place|preliminary|qualifying)\b/i;

/** What a match of a file decides: one in a group counts for its table, whatever its round is called. */
export function footballStage({ round, group }: Pick<Fixture, 'round' | 'group'>): Stage {
  if (group !== undefined) return 'table';
  return round !== undefined && KNOCKOUT.test(round) ? 'knockout' : 'table';
}
