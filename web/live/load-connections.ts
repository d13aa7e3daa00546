import type { Position } from '../../clients/live/src/address.ts';
import type { Connect } from '../../clients/live/src/connections.ts';
import type { RoomConnection } from '../../clients/live/src/room-connection.ts';
import { loadWithRetry } from '../ui/load-with-retry.ts';
import type { StrictConnections, StrictOptions } from './connections.ts';

type Create = (options: StrictOptions) => StrictConnections;

let create: Create | undefined;

const load = () => import('./connections.ts');
/** Loads from the start; hydration does not wait for it. */
if (!import.meta.env.SSR) load().catch(() => {});

/** Sets loaded code, for tests. */
export function provideConnections(known: Create): void {
  create = known;
}

/** Returns connections at once; their code loads after the page. */
export function loadConnections(options: StrictOptions): StrictConnections {
  let connections: StrictConnections | undefined;
  const connect =
    <Held extends Position>(
      connectIn: (loaded: StrictConnections) => Connect<Held>,
    ): Connect<Held> =>
    (id, replica) => {
      let connection: RoomConnection | undefined;
      let isLeft = false;
      whenLoaded((loaded) => {
        if (isLeft) return;
        connections ??= loaded(options);
        connection = connectIn(connections)(id, replica);
      });
      return {
        refresh: () => connection?.refresh(),
        close: () => {
          isLeft = true;
          connection?.close();
        },
      };
    };
  return { sport: connect(({ sport }) => sport), match: connect(({ match }) => match) };
}

/** Calls `take` with the code, at once if loaded. */
function whenLoaded(take: (create: Create) => void): void {
  if (create) return take(create);
  void loadWithRetry(load).then(({ strictConnections }) => take((create ??= strictConnections)));
}
