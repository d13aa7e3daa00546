import type { LineOf } from './read-front-matter.ts';

/** What is wrong with a file, and where. */
export interface FileFault {
  path: string;
  /** From 1. */
  line: number;
  message: string;
}

export function formatFault({ path, line, message }: FileFault): string {
  return `${path}:${line}: ${message}`;
}

/** What was read of a file; `lineOf` tells where its members stand. */
export type Read<Kind> =
  | { kind: 'read'; content: Kind; isWithdrawn: boolean; lineOf: LineOf }
  | { kind: 'faulty'; faults: FileFault[] };

/** That a file cannot be published, for one fault. */
export function faultAt(path: string, line: number, message: string) {
  return { kind: 'faulty' as const, faults: [{ path, line, message }] };
}
