const WOFF = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;

/** The tables of a WOFF 1 font, by tag. Throws on what is no such font. */
export async function readWoff(bytes: Uint8Array<ArrayBuffer>): Promise<Map<string, DataView>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== WOFF) throw new Error('This is no WOFF 1 font');
  const tables = new Map<string, DataView>();
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const entry = HEADER + index * ENTRY;
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    const offset = view.getUint32(entry + 4);
    const packed = bytes.subarray(offset, offset + view.getUint32(entry + 8));
    const length = view.getUint32(entry + 12);
    const table = packed.length < length ? await inflate(packed) : packed;
    tables.set(tag, new DataView(table.buffer, table.byteOffset, table.byteLength));
  }
  return tables;
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
