import { useSyncExternalStore } from 'react';

/** Returns the time left until a moment (ms, as `Date.now`): '0:42'; null after it. */
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

/** Returns '1:05' for 64,001 ms, '23:59:59' for nearly a day; null for 0 or less. */
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
