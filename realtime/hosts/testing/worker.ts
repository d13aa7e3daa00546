import type { RoomsEnv } from '../rooms-env.ts';
import { routeRooms } from '../route-rooms.ts';

export {
  HubRoomServer,
  MatchRoomServer,
  MetricsServer,
  SportRoomServer,
} from '../durable-object.ts';

/** The rooms behind only their front door; every match exists except those called `unknown…`. */
export default {
  async fetch(request: Request, env: RoomsEnv): Promise<Response> {
    return (
      (await routeRooms(request, env, { unknownMatch })) ?? new Response(null, { status: 404 })
    );
  },
  /** Drops the rooms' database notices: these tests have no database. */
  async queue(): Promise<void> {},
};

async function unknownMatch(matchIds: readonly string[]): Promise<string | undefined> {
  return matchIds.find((id) => id.startsWith('unknown'));
}
