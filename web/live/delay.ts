import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * Time, ms, by which this page delays what arrives, since the fan's own stream is that far behind.
 */
export type Delay = StoreApi<number>;

export function createDelay(ms: number): Delay {
  return createStore<number>()(() => ms);
}
