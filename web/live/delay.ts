import { createStore, type StoreApi } from 'zustand/vanilla';

/** How much later this page shows what arrives, ms: the fan's own stream is that far behind. */
export type Delay = StoreApi<number>;

export function createDelay(ms: number): Delay {
  return createStore<number>()(() => ms);
}
