import type { Canvas, Colour } from './canvas.ts';
import type { Font } from './font/font.ts';
import { flatten } from './path.ts';

export interface TextStyle {
  /** px */
  size: number;
  colour: Colour;
  align?: 'start' | 'middle' | 'end';
}

interface Letter {
  font: Font;
  code: number;
  /** px */
  width: number;
}

/** Writes one line with its base line at `y`. */
export function drawText(
  canvas: Canvas,
  fonts: readonly Font[],
  text: string,
  at: { x: number; y: number } & TextStyle,
): void {
  const letters = lettersOf(fonts, text, at.size);
  const width = widthOf(letters);
  const { align = 'start' } = at;
  let x = at.x - (align === 'middle' ? width / 2 : align === 'end' ? width : 0);
  for (const { font, code, width: advance } of letters) {
    canvas.paint(flatten(font.outlineOf(code), at.size / font.unitsPerEm, x, at.y), at.colour);
    x += advance;
  }
}

/** How wide a line is, px. */
export function textWidth(fonts: readonly Font[], text: string, size: number): number {
  return widthOf(lettersOf(fonts, text, size));
}

/** The text in at most `lines` lines of `width` px; what does not fit ends in an ellipsis. */
export function wrapText(
  fonts: readonly Font[],
  text: string,
  { size, width, lines }: { size: number; width: number; lines: number },
): string[] {
  const wrapped: string[] = [];
  // A word that no font can write leaves no gap either.
  const words = text.split(/\s+/).filter((word) => textWidth(fonts, word, size) > 0);
  for (const word of words) {
    const last = wrapped.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const isLastLine = wrapped.length === lines;
    if (last !== undefined && (isLastLine || textWidth(fonts, longer, size) <= width))
      wrapped[wrapped.length - 1] = longer;
    else wrapped.push(word);
  }
  return wrapped.map((line) => cut(fonts, line, size, width));
}

function cut(fonts: readonly Font[], line: string, size: number, width: number): string {
  if (textWidth(fonts, line, size) <= width) return line;
  const letters = [...line];
  while (letters.length > 1 && textWidth(fonts, `${letters.join('').trimEnd()}…`, size) > width)
    letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function widthOf(letters: readonly Letter[]): number {
  return letters.reduce((total, { width }) => total + width, 0);
}

/** A character that no font has is written without its marks, or left out. */
function lettersOf(fonts: readonly Font[], text: string, size: number): Letter[] {
  const found = (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.has(code));
    return font && [{ font, code, width: (font.advanceOf(code) * size) / font.unitsPerEm }];
  };
  return [...text.normalize('NFC')].flatMap(
    (character) => found(character) ?? found(character.normalize('NFD')) ?? [],
  );
}
