import { runInDurableObject } from 'cloudflare:test';
import { bodiesOf, hasTable } from '../stored-rows.ts';

/** Returns the names of a room's stored followers. */
export function followersOf(room: DurableObjectStub<Rpc.DurableObjectBranded>): Promise<string[]> {
  return runInDurableObject(room, (_room, { storage: { sql } }) =>
    hasTable(sql, 'followers')
      ? bodiesOf(sql, 'SELECT name AS body FROM followers ORDER BY name')
      : [],
  );
}
