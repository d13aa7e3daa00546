import type { Connections, ConnectionsOptions } from './connections.ts';

type Create = (options: ConnectionsOptions) => Connections;

let create: Create | undefined;

const load = () => import('./connections.ts');
/** On its way from the start; a page wakes up without waiting for it. */
if (!import.meta.env.SSR) load().catch(() => {});
/** When it is asked for again that did not come, ms. */
const LOAD_AGAIN = 2_000;

/** What is had already need not be loaded; a widget shares its page's. */
export function provideConnections(known: Create): void {
  create = known;
}

/** Hands on what opens connections: at once when it is there. */
export function withConnections(take: (create: Create) => void): void {
  if (create) return take(create);
  load().then(
    ({ createConnections }) => take((create ??= createConnections)),
    () => setTimeout(() => withConnections(take), LOAD_AGAIN),
  );
}
