import type { PlacedPart } from '../ui/use-made-parts.ts';
import type { DirectoryRow } from './directory.ts';

/** Some rows of a directory, which are made together. */
export interface DirectoryPart extends PlacedPart {
  rows: readonly DirectoryRow[];
}

/** Rows of one part: there are not too many parts then, nor rows out of sight. */
const SIZE = 12;

/** How tall rows are, px, as the style sheet has it. */
const HEIGHT: Record<DirectoryRow['kind'], number> = { heading: 44, entry: 52 };

/** The rows of a directory in parts of a few rows each, in their order. */
export function directoryParts(rows: readonly DirectoryRow[]): DirectoryPart[] {
  return Array.from({ length: Math.ceil(rows.length / SIZE) }, (_, index) => {
    const own = rows.slice(index * SIZE, (index + 1) * SIZE);
    return {
      key: String(index),
      rows: own,
      height: heightOf(own),
    };
  });
}

/** How tall rows are together, in CSS. */
export function heightOf(rows: readonly DirectoryRow[]): string {
  return `${rows.reduce((sum, { kind }) => sum + HEIGHT[kind], 0)}px`;
}
