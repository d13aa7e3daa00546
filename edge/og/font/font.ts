import type { Step } from '../path.ts';
import { glyphOutline, type GlyphData } from './glyph-outline.ts';
import { readWoff } from './woff.ts';

/** One file of a font: outlines of the characters it has, in units of `unitsPerEm`. */
export interface Font {
  unitsPerEm: number;
  has: (codePoint: number) => boolean;
  /** How far the next character stands. */
  advanceOf: (codePoint: number) => number;
  /** From the base line, y downwards. */
  outlineOf: (codePoint: number) => Step[];
}

/** Reads a WOFF 1 file with TrueType outlines. Throws on any other. */
export async function readFont(bytes: Uint8Array<ArrayBuffer>): Promise<Font> {
  const tables = await readWoff(bytes);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}`);
    return found;
  };
  const glyphs = readCharacters(table('cmap'));
  const metrics = table('hmtx');
  const longMetrics = table('hhea').getUint16(34);
  const dataOf = glyphDataOf(table('glyf'), table('loca'), table('head').getInt16(50) === 1);
  const outlines = new Map<number, Step[]>();
  return {
    unitsPerEm: table('head').getUint16(18),
    has: (codePoint) => glyphs.has(codePoint),
    advanceOf: (codePoint) =>
      metrics.getUint16(Math.min(glyphs.get(codePoint) ?? 0, longMetrics - 1) * 4),
    outlineOf: (codePoint) => {
      let outline = outlines.get(codePoint);
      if (!outline) {
        outline = glyphOutline(dataOf, glyphs.get(codePoint) ?? 0);
        outlines.set(codePoint, outline);
      }
      return outline;
    },
  };
}

function glyphDataOf(glyf: DataView, loca: DataView, isLong: boolean): GlyphData {
  const offset = (index: number) =>
    isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2;
  return (glyph) => {
    const [from, to] = [offset(glyph), offset(glyph + 1)];
    return to > from ? new DataView(glyf.buffer, glyf.byteOffset + from, to - from) : null;
  };
}

/** Glyphs by character, from the `cmap` subtable of format 4 or 12. */
function readCharacters(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const at = cmap.getUint32(4 + index * 8 + 4);
    const subtable = new DataView(cmap.buffer, cmap.byteOffset + at);
    const format = subtable.getUint16(0);
    if (format === 4) readSegments(subtable, glyphs);
    if (format === 12) readGroups(subtable, glyphs);
  }
  return glyphs;
}

function readSegments(table: DataView, glyphs: Map<number, number>): void {
  const size = table.getUint16(6);
  for (let segment = 0; segment < size; segment += 2) {
    const end = table.getUint16(14 + segment);
    const start = table.getUint16(16 + size + segment);
    const delta = table.getUint16(16 + size * 2 + segment);
    const rangeAt = 16 + size * 3 + segment;
    const range = table.getUint16(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const listed = range === 0 ? code : table.getUint16(rangeAt + range + (code - start) * 2);
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

function readGroups(table: DataView, glyphs: Map<number, number>): void {
  for (let group = 0; group < table.getUint32(12); group += 1) {
    const at = 16 + group * 12;
    const [start, end, first] = [0, 4, 8].map((offset) => table.getUint32(at + offset));
    for (let code = start ?? 0; code <= (end ?? 0); code += 1)
      glyphs.set(code, (first ?? 0) + code - (start ?? 0));
  }
}
