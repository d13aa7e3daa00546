import { createLive, type LiveOptions } from '../live-store.ts';
import { fakeSockets } from './fake-sockets.ts';

/** Returns a live store on fake sockets; `more` overrides its options. */
export function aLive(more: Partial<LiveOptions> = {}) {
  const { openSocket, sockets, last } = fakeSockets();
  const quiet = { onScoreChange: () => {}, log: () => {} };
  const live = createLive({ origin: 'wss://live.example', openSocket, ...quiet, ...more });
  return { live, sockets, last };
}
