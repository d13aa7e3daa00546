import * as v from 'valibot';
import { errorFrameSchema } from './frame.ts';

/**
 * Frames of several rooms within a window, for a connection that follows them. `frame` is the
 * room's own; that room's frame schema parses it. A room's frames stay in order.
 */
export const roomsFrameSchema = v.strictObject({
  type: v.literal('rooms'),
  frames: v.array(v.strictObject({ room: v.string(), frame: v.unknown() })),
});
export type RoomsFrame = v.InferOutput<typeof roomsFrameSchema>;

export const hubFrameSchema = v.variant('type', [roomsFrameSchema, errorFrameSchema]);
export type HubFrame = v.InferOutput<typeof hubFrameSchema>;
