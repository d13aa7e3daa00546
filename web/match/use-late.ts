import { useEffect, useState } from 'react';
import { createDelayLine } from '../live/delay-line.ts';
import { useLive } from '../live/live-context.ts';

/** Returns the latest value that is as old as the delay; undefined before the first. */
export function useLate<Value>(value: Value | undefined): Value | undefined {
  const { delay } = useLive().live;
  const [shown, show] = useState<Value>();
  const [line] = useState(() => createDelayLine<Value>(delay, (due) => show(() => due)));
  useEffect(() => {
    if (value !== undefined) line.push(value);
  }, [line, value]);
  useEffect(() => line.stop, [line]);
  return delay.getState() === 0 ? value : shown;
}
