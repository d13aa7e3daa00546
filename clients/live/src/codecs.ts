import type { Position } from './address.ts';
import type {
  ErrorFrame,
  HeldLines,
  HeldMatch,
  MatchDelta,
  MatchSnapshot,
  RoomsFrame,
  SportDelta,
  SportSnapshot,
} from './frames.ts';
import { applyMergePatch, isObject } from './merge-patch.ts';
import { receiveFrame, type Received } from './receive-frame.ts';
import type { MatchState } from './state.ts';
import { upsertById } from './upsert-by-id.ts';

/** Applies a room's frame to the client's copy. Throws if the frame or the new copy is invalid. */
export type Receive<Held extends Position> = (
  held: Held | null,
  message: unknown,
) => Received<Held>;

/** The functions that parse a connection's messages. */
export interface Codecs<Match extends Position = HeldMatch, Lines extends Position = HeldLines> {
  match: Receive<Match>;
  sport: Receive<Lines>;
  /** Throws if the message is not a hub's frame. */
  hub: (message: unknown) => RoomsFrame | ErrorFrame;
}

/**
 * The default codecs. They check a frame's own members and the outline of a state, but not the
 * members of a state, because schemas for those are larger than the whole client. A client that
 * needs such checks passes its own codecs.
 */
export const CODECS: Codecs = {
  match: (held, message) => {
    if (!isFrame(message, isMatchFrame)) throw new TypeError('not a frame of a match');
    return receiveFrame(held, message, {
      start: ({ epoch, version, state }: MatchSnapshot) => ({ epoch, version, state }),
      apply: ({ epoch, state }, { version, patch = {}, incidents = [] }: MatchDelta) => {
        const next = applyMergePatch(state, patch);
        if (!isState(next)) throw new TypeError('not the state of a match');
        return {
          epoch,
          version,
          state: { ...next, incidents: upsertById(next.incidents, incidents) },
        };
      },
    });
  },
  sport: (held, message) => {
    if (!isFrame(message, isSportFrame)) throw new TypeError('not a frame of a sport');
    return receiveFrame(held, message, {
      start: ({ epoch, version, lines }: SportSnapshot) => ({ epoch, version, lines }),
      apply: ({ epoch, lines }, delta: SportDelta) => {
        const next = applyMergePatch(lines, delta.lines);
        if (!isLines(next)) throw new TypeError('not the lines of a sport');
        return { epoch, version: delta.version, lines: next };
      },
    });
  },
  hub: (message) => {
    if (!isFrame(message, isRoomsFrame)) throw new TypeError('not a frame of a hub');
    return message;
  },
};

type Json = Record<string, unknown>;

function isFrame<Frame>(
  message: unknown,
  isOwn: (message: Json) => message is Json & Frame,
): message is Frame | ErrorFrame {
  if (!isObject(message)) return false;
  return message.type === 'error' ? typeof message.code === 'string' : isOwn(message);
}

const isMatchFrame = (frame: Json): frame is Json & (MatchSnapshot | MatchDelta) =>
  isSnapshot(frame)
    ? isState(frame.state)
    : isDelta(frame) &&
      isObject(frame.patch ?? {}) &&
      (frame.incidents === undefined || isIncidents(frame.incidents));

const isSportFrame = (frame: Json): frame is Json & (SportSnapshot | SportDelta) =>
  (isSnapshot(frame) || isDelta(frame)) && isObject(frame.lines);

const isRoomsFrame = (frame: Json): frame is Json & RoomsFrame =>
  frame.type === 'rooms' && Array.isArray(frame.frames) && frame.frames.every(isRoomFrame);

const isRoomFrame = (each: unknown) => isObject(each) && typeof each.room === 'string';

const isSnapshot = ({ type, epoch, version }: Json) =>
  type === 'snapshot' && typeof epoch === 'string' && Number.isSafeInteger(version);

const isDelta = ({ type, version }: Json) => type === 'delta' && Number.isSafeInteger(version);

const isState = (state: unknown): state is MatchState =>
  isObject(state) && isIncidents(state.incidents);

const isIncidents = (incidents: unknown): boolean =>
  Array.isArray(incidents) && incidents.every((each) => isObject(each));

const isLines = (lines: unknown): lines is HeldLines['lines'] =>
  isObject(lines) && Object.values(lines).every(isObject);
