/** A picture's size, px. */
export interface Size {
  width: number;
  height: number;
}

/** A picture without what no viewer needs. */
export interface Cleaned extends Size {
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Most segments or chunks of a picture. Cameras and programs write some dozens; a megabyte of empty ones would
 * take the thread for a second.
 */
export const MAX_PARTS = 1_000;

/** Bytes of a picture that are kept. Neighbouring parts are one run, so many parts take no memory each. */
export class Runs {
  readonly #bytes: Uint8Array;
  readonly #runs: { start: number; end: number }[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Keeps the bytes from `start` to `end`, which follow all that are kept. */
  keep(start: number, end: number): void {
    const last = this.#runs.at(-1);
    if (last?.end === start) last.end = end;
    else this.#runs.push({ start, end });
  }

  /** Returns `head` and a copy of the kept bytes. */
  copied(head: readonly number[]): Uint8Array<ArrayBuffer> {
    const length = this.#runs.reduce((sum, { start, end }) => sum + end - start, head.length);
    const whole = new Uint8Array(length);
    whole.set(head);
    let at = head.length;
    for (const { start, end } of this.#runs) {
      whole.set(this.#bytes.subarray(start, end), at);
      at += end - start;
    }
    return whole;
  }
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
