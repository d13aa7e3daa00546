import { readdirSync, readFileSync } from 'node:fs';

/** The kernel reports process times in USER_HZ, which is 100 on every Linux this runs on. */
const TICK_MS = 10;

export interface ProcessTimes {
  parent: number;
  /** User and system time of all threads, ms. */
  cpuMs: number;
  /** Ticks from boot to its start: pid and start identify one process for good. */
  startedAt: number;
}

export interface ProcessId {
  pid: number;
  startedAt: number;
}

/** Parses the text of a `/proc/{pid}/stat`. The command name may contain spaces and brackets. */
export function parseProcessStat(text: string): ProcessTimes {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (number: number): number => {
    // proc(5) counts fields from 1; the third is the first after the name.
    const value = Number(fields[number - 3]);
    if (!Number.isFinite(value))
      throw new Error(`field ${number} of a process's stat is no number`);
    return value;
  };
  return { parent: field(4), cpuMs: (field(14) + field(15)) * TICK_MS, startedAt: field(22) };
}

function readProcess(pid: number): ProcessTimes | undefined {
  try {
    return parseProcessStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns a process and its descendants, such as workerd below its launcher. */
export function processTree(root: number): ProcessId[] {
  const children = new Map<number, ProcessId[]>();
  let top: ProcessId | undefined;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const times = Number.isInteger(pid) ? readProcess(pid) : undefined;
    if (!times) continue;
    const id = { pid, startedAt: times.startedAt };
    if (pid === root) top = id;
    children.set(times.parent, [...(children.get(times.parent) ?? []), id]);
  }
  const tree = top ? [top] : [];
  for (const { pid } of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** Returns the CPU time of a process and its descendants, ms. */
export function cpuOfTree(root: number): number {
  return processTree(root).reduce((sum, { pid }) => sum + (readProcess(pid)?.cpuMs ?? 0), 0);
}

/** Whether this very process, not a later one with the same pid, is alive. */
export function isAlive({ pid, startedAt }: ProcessId): boolean {
  return readProcess(pid)?.startedAt === startedAt;
}
