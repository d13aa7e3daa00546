import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { opsSchema, type Ops } from '../../edge/contracts/ops.ts';

/** State of the stream. `lost`: the browser will reconnect; `ended`: the server refused it. */
export type Connection = 'live' | 'lost' | 'ended';

/** Largest number of moments kept: those of one hour. */
const MAX_MOMENTS = 240;

/** Returns the latest figures from the stream, at first the loaded ones, and the stream's state. */
export function useOps(loaded: Ops): { ops: Ops; connection: Connection } {
  const [ops, setOps] = useState(loaded);
  const [connection, setConnection] = useState<Connection>('live');
  useEffect(() => {
    const stream = new EventSource('/ops/stream');
    stream.addEventListener('message', ({ data }) => {
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), opsSchema), data);
      if (!read.success) return;
      setOps((before) => withHour(before, read.output));
      setConnection('live');
    });
    stream.addEventListener('error', () => {
      setConnection(stream.readyState === EventSource.CLOSED ? 'ended' : 'lost');
    });
    return () => stream.close();
  }, []);
  return { ops, connection };
}

/** Returns the newer figures, with the moments of both readings. */
export function withHour(before: Ops, next: Ops): Ops {
  if (!next.counts) return next;
  const known = before.counts?.hour ?? [];
  const until = known.at(-1)?.at ?? 0;
  const hour = [...known, ...next.counts.hour.filter(({ at }) => at > until)].slice(-MAX_MOMENTS);
  return { ...next, counts: { ...next.counts, hour } };
}
