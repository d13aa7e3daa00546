const TEXT = 0x81;
const CLOSE = 0x88;

/** Receives the payload of a text frame, `bytes` from `start` to `end`. They are valid only during the call. */
export type TakeText = (bytes: Buffer, start: number, end: number) => void;

/**
 * Finds the frames in a WebSocket server's output. The benchmarked servers send only whole, unmasked text
 * frames. Copies only frames that a chunk boundary cuts, so that reading costs little beside what is measured.
 */
export class FrameReader {
  #rest: Buffer | undefined;

  /** Reads the first `length` bytes of a chunk. Returns false at a close frame. */
  read(chunk: Buffer, length: number, take: TakeText): boolean {
    let bytes = chunk;
    let end = length;
    if (this.#rest) {
      bytes = Buffer.concat([this.#rest, chunk.subarray(0, length)]);
      end = bytes.length;
      this.#rest = undefined;
    }
    let at = 0;
    while (at < end) {
      const payload = payloadAt(bytes, at, end);
      if (!payload) break;
      const opcode = bytes[at];
      if (opcode === CLOSE) return false;
      if (opcode !== TEXT) throw new Error(`a frame of a kind not expected here: ${opcode}`);
      take(bytes, payload.start, payload.end);
      at = payload.end;
    }
    if (at < end) this.#rest = Buffer.from(bytes.subarray(at, end));
    return true;
  }
}

/** Returns where the payload of the frame at `at` is, or undefined while the frame is incomplete. */
function payloadAt(
  bytes: Buffer,
  at: number,
  end: number,
): { start: number; end: number } | undefined {
  if (at + 2 > end) return undefined;
  const short = bytes.readUInt8(at + 1);
  const header = short < 126 ? 2 : short === 126 ? 4 : 10;
  const start = at + header;
  if (start > end) return undefined;
  const size =
    header === 2
      ? short
      : header === 4
        ? bytes.readUInt16BE(at + 2)
        : Number(bytes.readBigUInt64BE(at + 2));
  return start + size > end ? undefined : { start, end: start + size };
}

const VERSION_MARK = '"type":"delta","version":';
const ZERO = 48;

/** Returns the version of the delta in a payload; undefined for another frame. */
export function deltaVersion(bytes: Buffer, start: number, end: number): number | undefined {
  const mark = bytes.indexOf(VERSION_MARK, start, 'latin1');
  if (mark < 0 || mark >= end) return undefined;
  let version = 0;
  for (let at = mark + VERSION_MARK.length; at < end; at++) {
    const digit = (bytes[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) break;
    version = version * 10 + digit;
  }
  return version;
}
