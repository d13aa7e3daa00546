import { useSyncExternalStore } from 'react';

/** How long it is until a time (ms, as `Date.now`): '0:42'; null once it has come. */
export function useCountdown(until: number | undefined): string | null {
  return useSyncExternalStore(
    until === undefined ? never : eachSecond,
    () => (until === undefined ? null : timeLeft(until - Date.now())),
    () => null,
  );
}

const never = () => () => {};

function eachSecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
}

/** '1:05' of 64,001 ms; null of nothing. */
export function timeLeft(ms: number): string | null {
  if (ms <= 0) return null;
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
