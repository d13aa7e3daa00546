import * as v from 'valibot';
import type { Position } from '../../realtime/protocol/connect-query.ts';
import {
  matchFrameSchema,
  sportFrameSchema,
  type ErrorFrame,
} from '../../realtime/protocol/frame.ts';
import {
  receiveMatchFrame,
  receiveSportFrame,
  type HeldLines,
  type HeldMatch,
  type Received,
} from '../../realtime/protocol/receive-frame.ts';
import type { Follower } from './room-connection.ts';
import type { RoomReplica } from './room-replica.ts';

/** Returns a follower that updates a sport's replica. */
export function sportFollower(replica: RoomReplica<HeldLines>): Follower {
  return followerOf(replica, sportFrameSchema, receiveSportFrame);
}

/** Returns a follower that updates a match's replica. */
export function matchFollower(replica: RoomReplica<HeldMatch>): Follower {
  return followerOf(replica, matchFrameSchema, receiveMatchFrame);
}

/*
 * Frames are parsed here, in code that loads after the page: a replica itself needs no schema, and
 * the page's first scripts need none of the protocol's.
 */
function followerOf<
  Held extends Position,
  Frame extends { type: 'snapshot' | 'delta' } | ErrorFrame,
>(
  replica: RoomReplica<Held>,
  schema: v.GenericSchema<unknown, Frame>,
  receive: (held: Held | null, frame: Frame) => Received<Held>,
): Follower {
  return {
    position: () => {
      const held = replica.held();
      return held && { epoch: held.epoch, version: held.version };
    },
    forget: replica.forget,
    take: (message) => {
      try {
        const frame = v.parse(schema, message);
        if (frame.type === 'error') return { kind: 'closing', code: frame.code };
        const received = receive(replica.held(), frame);
        if (received.kind === 'gap') return { kind: 'gap' };
        if (received.kind === 'applied') replica.put(received.held);
        return { kind: 'taken' };
      } catch (error) {
        if (v.isValiError(error)) return { kind: 'invalid', reason: error.message };
        throw error;
      }
    },
  };
}
