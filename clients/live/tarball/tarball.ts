import { crc32 } from 'node:zlib';

/** A file of a package, by its path in it. */
export interface PackedFile {
  path: string;
  content: Uint8Array;
}

const BLOCK = 512;
/** Largest stored block of gzip, bytes. */
const STORED = 0xff_ff;
/** The time of every file, s: npm writes the same into its own tarballs. */
const MTIME = 499_162_500;
const GZIP_HEADER = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/**
 * Returns the tarball of a package, as npm installs it. The bytes depend on the files alone: it is
 * not compressed, since compressors differ between machines.
 */
export function tarball(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const entries = files
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, content }) => [
      header(`package/${path}`, content.length),
      content,
      new Uint8Array(-content.length & (BLOCK - 1)),
    ]);
  return stored(joined([...entries, new Uint8Array(2 * BLOCK)]));
}

/** Returns the header of a file (POSIX.1-1988, ustar), whose path has at most 100 ASCII letters. */
function header(path: string, size: number): Uint8Array {
  if (path.length > 100) throw new Error(`A tarball has no place for the path ${path}`);
  const mode = octal(0o644, 8) + octal(0, 8) + octal(0, 8);
  const before = path.padEnd(100, '\0') + mode + octal(size, 12) + octal(MTIME, 12);
  const after = `0${'\0'.repeat(100)}ustar\0`.concat('00');
  // The header's sum counts its own place as spaces.
  const sum = Buffer.from(`${before}        ${after}`).reduce((one, other) => one + other, 0);
  return Buffer.from(`${before}${octal(sum, 7)} ${after}`.padEnd(BLOCK, '\0'));
}

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`;
}

/** Returns a gzip file (RFC 1952) that stores the bytes. */
function stored(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [Uint8Array.from(GZIP_HEADER)];
  for (let at = 0; at < bytes.length; at += STORED) {
    const part = bytes.subarray(at, at + STORED);
    const start = Buffer.alloc(5);
    start.writeUInt8(at + STORED >= bytes.length ? 1 : 0);
    start.writeUInt16LE(part.length, 1);
    start.writeUInt16LE(part.length ^ STORED, 3);
    parts.push(start, part);
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(bytes));
  end.writeUInt32LE(bytes.length, 4);
  return joined([...parts, end]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}
