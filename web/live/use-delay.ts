import { useStore } from 'zustand';
import { useLive } from './live-context.ts';

/** Returns the delay of all scores, s. */
export function useDelay(): number {
  return useStore(useLive().live.delay) / 1_000;
}
