import { readdirSync, readFileSync } from 'node:fs';

/** A tick of the kernel's process times, ms: USER_HZ is 100 on every Linux that this runs on. */
const TICK_MS = 10;

export interface ProcessTimes {
  /** The name of the program, such as workerd. */
  name: string;
  parent: number;
  /** User and system time of all threads, ms. */
  cpuMs: number;
  /** User and system time of ended descendants whose parents waited for them, ms. */
  endedMs: number;
}

/** Parses the text of a `/proc/{pid}/stat`. The name may contain spaces and brackets. */
export function parseProcessStat(text: string): ProcessTimes {
  const nameEnd = text.lastIndexOf(')');
  const fields = text.slice(nameEnd + 2).split(' ');
  const field = (number: number): number => {
    // proc(5) counts fields from 1; the third is the first after the name.
    const value = Number(fields[number - 3]);
    if (!Number.isFinite(value))
      throw new Error(`field ${number} of a process's stat is no number`);
    return value;
  };
  return {
    name: text.slice(text.indexOf('(') + 1, nameEnd),
    parent: field(4),
    cpuMs: (field(14) + field(15)) * TICK_MS,
    endedMs: (field(16) + field(17)) * TICK_MS,
  };
}

/** Returns a process and its descendants, such as workerd below its launcher. Needs Linux. */
export function processTree(root: number): ({ pid: number } & ProcessTimes)[] {
  const processes = readdirSync('/proc').flatMap((entry) => {
    const pid = Number(entry);
    try {
      return [{ pid, ...parseProcessStat(readFileSync(`/proc/${pid}/stat`, 'utf8')) }];
    } catch {
      return [];
    }
  });
  const tree = processes.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...processes.filter(({ parent }) => parent === pid));
  return tree;
}

/** Returns the CPU time of a process and its descendants, ms. */
export function cpuOfTree(root: number): number {
  return processTree(root).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}
