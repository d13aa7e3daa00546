import * as v from 'valibot';
import { errorFrameSchema } from './frame.ts';

/**
 * What several rooms sent within a window, for a connection that follows them.
 * `frame` is the room's own, to be parsed by the schema of that room's frames;
 * those of a room stand in their order.
 */
export const roomsFrameSchema = v.strictObject({
  type: v.literal('rooms'),
  frames: v.array(v.strictObject({ room: v.string(), frame: v.unknown() })),
});
export type RoomsFrame = v.InferOutput<typeof roomsFrameSchema>;

export const hubFrameSchema = v.variant('type', [roomsFrameSchema, errorFrameSchema]);
export type HubFrame = v.InferOutput<typeof hubFrameSchema>;
