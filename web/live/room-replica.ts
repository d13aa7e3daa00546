import * as v from 'valibot';
import type { Position } from '../../realtime/protocol/connect-query.ts';
import type { ErrorFrame } from '../../realtime/protocol/frame.ts';
import type { Received } from '../../realtime/protocol/receive-frame.ts';

/**
 * Result for a message: taken (or already known), gap (a version is missing), invalid by the
 * protocol, or the room's reason for closing.
 */
export type Outcome =
  | { kind: 'taken' }
  | { kind: 'gap' }
  | { kind: 'invalid'; reason: string }
  | { kind: 'closing'; code: ErrorFrame['code'] };

/** A client's replica of a room, updated by received frames. */
export interface RoomReplica<Held extends Position> {
  /** The replica's version: the next connection resumes from it. */
  position: () => Position | null;
  take: (message: unknown) => Outcome;
  /** Takes over a page's state, unless the replica is as new. */
  adopt: (held: Held) => void;
  /** Drops the position, so that the next connection gets a snapshot. */
  forget: () => void;
}

export interface RoomReplicaOptions<Held, Frame> {
  schema: v.GenericSchema<unknown, Frame>;
  receive: (held: Held | null, frame: Frame) => Received<Held>;
  /** Called at each change with the new state and the previous one. */
  publish: (held: Held, before: Held | null) => void;
}

export function createReplica<
  Held extends Position,
  Frame extends { type: 'snapshot' | 'delta' } | ErrorFrame,
>({ schema, receive, publish }: RoomReplicaOptions<Held, Frame>): RoomReplica<Held> {
  let held: Held | null = null;
  let isTrusted = false;

  function put(next: Held): void {
    const before = held;
    held = next;
    isTrusted = true;
    publish(next, before);
  }

  return {
    position: () => (held && isTrusted ? { epoch: held.epoch, version: held.version } : null),
    forget: () => {
      isTrusted = false;
    },
    adopt: (next) => {
      const isAsNew = isTrusted && held?.epoch === next.epoch && held.version >= next.version;
      if (!isAsNew) put(next);
    },
    take: (message) => {
      try {
        const frame = v.parse(schema, message);
        if (frame.type === 'error') return { kind: 'closing', code: frame.code };
        const received = receive(isTrusted ? held : null, frame);
        if (received.kind === 'gap') return { kind: 'gap' };
        if (received.kind === 'applied') put(received.held);
        return { kind: 'taken' };
      } catch (error) {
        if (v.isValiError(error)) return { kind: 'invalid', reason: error.message };
        throw error;
      }
    },
  };
}
