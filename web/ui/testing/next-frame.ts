import { act } from 'react';
import { vi } from 'vitest';

/** Paints a frame, after which one of those that wait has its turn. Needs fake timers. */
export async function nextFrame(): Promise<void> {
  await act(() => vi.advanceTimersToNextFrame());
  await act(() => vi.advanceTimersByTimeAsync(1));
}
