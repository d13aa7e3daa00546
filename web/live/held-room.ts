import * as v from 'valibot';
import type { Position } from '../../realtime/protocol/connect-query.ts';
import type { ErrorFrame } from '../../realtime/protocol/frame.ts';
import type { Received } from '../../realtime/protocol/receive-frame.ts';

/**
 * What became of a message: taken in (or known already), out of line (a
 * version was missed), not what the protocol says, or why the room closes.
 */
export type Outcome =
  | { kind: 'taken' }
  | { kind: 'gap' }
  | { kind: 'invalid'; reason: string }
  | { kind: 'closing'; code: ErrorFrame['code'] };

/** What a client holds of a room, kept in step by the frames it receives. */
export interface HeldRoom<Held extends Position> {
  /** Where in the room's history this stands: what the next connection goes on from. */
  position: () => Position | null;
  take: (message: unknown) => Outcome;
  /** Goes on from what a page brought, unless what is held is as new. */
  adopt: (held: Held) => void;
  /** Lets the position go, so that the next connection brings a snapshot. */
  forget: () => void;
}

export interface HeldRoomOptions<Held, Frame> {
  schema: v.GenericSchema<unknown, Frame>;
  receive: (held: Held | null, frame: Frame) => Received<Held>;
  /** Called with what is held whenever it changed, and with what was held before. */
  publish: (held: Held, before: Held | null) => void;
}

export function holdRoom<
  Held extends Position,
  Frame extends { type: 'snapshot' | 'delta' } | ErrorFrame,
>({ schema, receive, publish }: HeldRoomOptions<Held, Frame>): HeldRoom<Held> {
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
