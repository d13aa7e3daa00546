const TEXT = 0x81;
const CLOSE = 0x88;

/** Where a text frame's payload lies. The bytes are valid only during the call. */
export type TakeText = (bytes: Buffer, start: number, end: number) => void;

/**
 * Finds the frames in what a WebSocket server sends: whole, unmasked text
 * frames, which is all that the benchmarked servers send. It copies nothing
 * unless a frame is cut by the end of a chunk, so that reading costs little
 * beside what is measured.
 */
export class FrameReader {
  #rest: Buffer | undefined;

  /** Reads the first `length` bytes of a chunk. False when the server says goodbye. */
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

/** Where the payload of the frame at `at` lies, or undefined while a part of the frame is missing. */
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

/** The version of the delta in a payload, or undefined when it holds none. */
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
