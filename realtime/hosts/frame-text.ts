import type { MatchFrame, SportFrame } from '../protocol/frame.ts';
import type { RoomFrame } from '../rooms/room-view.ts';

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

/** What several rooms sent, each by its key, as one frame of a hub (`roomsFrameSchema`). */
export function roomsText(
  rooms: Iterable<readonly [key: string, frames: readonly RoomFrame[]]>,
): string | null {
  const parts: string[] = [];
  for (const [key, frames] of rooms)
    for (const frame of frames)
      parts.push(`{"room":${JSON.stringify(key)},"frame":${frameText(frame)}}`);
  return parts.length > 0 ? `{"type":"rooms","frames":[${parts.join()}]}` : null;
}
