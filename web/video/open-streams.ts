import type { Stream } from './stream.ts';

/** What plays now, by its address: in its page, or in the corner while its fan browses. */
const streams = new Map<string, Stream>();

export function addOpenStream(src: string, stream: Stream): void {
  streams.set(src, stream);
}

/** Ends it. */
export function stopStream(src: string, stream: Stream): void {
  if (streams.get(src) === stream) streams.delete(src);
  stream.stop();
}

/** How far a stream is behind what happens, ms; null where that is not known. */
export function delayOf(src: string, now: number): number | null {
  return streams.get(src)?.behind(now) ?? null;
}
