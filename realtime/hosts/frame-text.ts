import type { MatchFrame, SportFrame } from '../protocol/frame.ts';
import type { RoomFrame } from '../rooms/room-view.ts';

const texts = new WeakMap<MatchFrame | SportFrame, string>();

/**
 * Returns a frame's text. Frames are never mutated, so each is serialised once for all sockets, now
 * and on reconnects.
 */
export function frameText(frame: MatchFrame | SportFrame): string {
  const known = texts.get(frame);
  if (known !== undefined) return known;
  const text = JSON.stringify(frame);
  texts.set(frame, text);
  return text;
}

/**
 * Returns several rooms' frames, by key, as the text of one hub frame (`roomsFrameSchema`); null
 * without frames.
 */
export function roomsText(
  rooms: Iterable<readonly [key: string, frames: readonly RoomFrame[]]>,
): string | null {
  const parts: string[] = [];
  for (const [key, frames] of rooms)
    for (const frame of frames)
      parts.push(`{"room":${JSON.stringify(key)},"frame":${frameText(frame)}}`);
  return parts.length > 0 ? `{"type":"rooms","frames":[${parts.join()}]}` : null;
}
