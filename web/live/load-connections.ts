import type { Connections, ConnectionsOptions } from './connections.ts';

type Create = (options: ConnectionsOptions) => Connections;

let create: Create | undefined;

const load = () => import('./connections.ts');
/** Loads from the start; hydration does not wait for it. */
if (!import.meta.env.SSR) load().catch(() => {});
/** Delay before a failed load is retried, ms. */
const LOAD_AGAIN = 2_000;

/** Sets loaded code; a widget shares its page's connections. */
export function provideConnections(known: Create): void {
  create = known;
}

/** Calls `take` with the connection code, at once if loaded. */
export function withConnections(take: (create: Create) => void): void {
  if (create) return take(create);
  load().then(
    ({ createConnections }) => take((create ??= createConnections)),
    () => setTimeout(() => withConnections(take), LOAD_AGAIN),
  );
}
