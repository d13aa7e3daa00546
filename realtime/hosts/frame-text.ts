import type { MatchFrame, SportFrame } from '../protocol/frame.ts';

const texts = new WeakMap<MatchFrame | SportFrame, string>();

/**
 * A frame as it goes over the wire, serialised once however many sockets get
 * it, now or when they come back. Frames are never mutated.
 */
export function frameText(frame: MatchFrame | SportFrame): string {
  const known = texts.get(frame);
  if (known !== undefined) return known;
  const text = JSON.stringify(frame);
  texts.set(frame, text);
  return text;
}
