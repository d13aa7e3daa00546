import { HubRoomServer } from '../../realtime/hosts/durable-object.ts';
import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import { createDatabase } from '../origin/db/database.ts';
import { findMatches } from './ended-matches.ts';

/** A hub that reads matches that are over from the product's database. */
export class EdgeHub extends HubRoomServer {
  protected override async endedMatches(
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, MatchSnapshot | null>> {
    return (await findMatches(createDatabase(this.env.DB), matchIds, Date.now())).ended;
  }
}
