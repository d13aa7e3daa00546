import type { LineOf } from './read-front-matter.ts';

/** A fault of a file, with its line. */
export interface FileFault {
  path: string;
  /** From 1. */
  line: number;
  message: string;
}

export function formatFault({ path, line, message }: FileFault): string {
  return `${path}:${line}: ${message}`;
}

/** Content of a file, or its faults. `lineOf` returns the line of a member. */
export type Read<Kind> =
  | { kind: 'read'; content: Kind; isWithdrawn: boolean; lineOf: LineOf }
  | { kind: 'faulty'; faults: FileFault[] };

/** Returns the result for a file with one fault. */
export function faultAt(path: string, line: number, message: string) {
  return { kind: 'faulty' as const, faults: [{ path, line, message }] };
}
