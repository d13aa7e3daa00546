import { useSyncExternalStore } from 'react';

/**
 * Returns the time left until `until` (ms, as `Date.now`), such as '0:42'; null once it has passed.
 */
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

/** Returns a duration (ms), rounded up to seconds: '1:05' for 64,001 ms; null for 0 or less. */
export function timeLeft(ms: number): string | null {
  if (ms <= 0) return null;
  const seconds = Math.ceil(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, twoDigits(minutes)] : [minutes];
  return [...parts, twoDigits(seconds % 60)].join(':');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
