import type { Stream } from './stream.ts';

/** Open streams by address: on their page, or in the corner while the fan browses. */
const streams = new Map<string, Stream>();

export function addOpenStream(src: string, stream: Stream): void {
  streams.set(src, stream);
}

/** Ends a stream and removes it from the open ones. */
export function stopStream(src: string, stream: Stream): void {
  if (streams.get(src) === stream) streams.delete(src);
  stream.stop();
}

/** Returns a stream's delay behind real time, ms; null if unknown. */
export function delayOf(src: string, now: number): number | null {
  return streams.get(src)?.behind(now) ?? null;
}
