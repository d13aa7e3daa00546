import type { RoomsEnv } from '../rooms-env.ts';
import { routeRooms } from '../route-rooms.ts';

export { HubRoomServer, MatchRoomServer, SportRoomServer } from '../durable-object.ts';

/** The rooms behind their front door alone; every match exists but those called `unknown…`. */
export default {
  async fetch(request: Request, env: RoomsEnv): Promise<Response> {
    return (await routeRooms(request, env, { matchExists })) ?? new Response(null, { status: 404 });
  },
  /** Rooms tell a database of what they owe; here there is none. */
  async queue(): Promise<void> {},
};

async function matchExists(matchId: string): Promise<boolean> {
  return !matchId.startsWith('unknown');
}
