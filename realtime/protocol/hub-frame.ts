import * as v from 'valibot';
import { errorFrameSchema } from './frame.ts';

/**
 * The frames of a connection's rooms within a window. The frame schema of each room parses its
 * `frame`. The frames of one room stay in order.
 */
export const roomsFrameSchema = v.strictObject({
  type: v.literal('rooms'),
  frames: v.array(v.strictObject({ room: v.string(), frame: v.unknown() })),
});
export type RoomsFrame = v.InferOutput<typeof roomsFrameSchema>;

export const hubFrameSchema = v.variant('type', [roomsFrameSchema, errorFrameSchema]);
export type HubFrame = v.InferOutput<typeof hubFrameSchema>;
