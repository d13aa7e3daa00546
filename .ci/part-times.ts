import { processTree } from './process-tree.ts';

/** How long a part of a run took. */
export interface PartTime {
  name: string;
  wallMs: number;
  /** Processor time of all its processes, ms; undefined on systems other than Linux. */
  cpuMs: number | undefined;
}

/** Between two looks at the processes, ms. */
const LOOK_MS = 1_000;

/**
 * Adds up the processor time of processes from their sum at several moments, ms. The sum falls when processes end
 * and nobody waits for them, as Chromium's renderers do: their time stays counted.
 */
export class CpuSum {
  total = 0;
  #last: number;

  constructor(first: number) {
    this.#last = first;
  }

  add(sum: number): void {
    this.total += Math.max(0, sum - this.#last);
    this.#last = sum;
  }
}

/** Resolves to what the work resolves to, and its time. */
export async function timePart<T>(
  name: string,
  work: () => Promise<T>,
): Promise<{ result: T; time: PartTime }> {
  const isKnown = process.platform === 'linux';
  const began = performance.now();
  const cpu = new CpuSum(isKnown ? cpuUntilNow() : 0);
  const timer = isKnown ? setInterval(() => cpu.add(cpuUntilNow()), LOOK_MS) : undefined;
  try {
    const result = await work();
    if (isKnown) cpu.add(cpuUntilNow());
    const wallMs = performance.now() - began;
    return { result, time: { name, wallMs, cpuMs: isKnown ? cpu.total : undefined } };
  } finally {
    clearInterval(timer);
  }
}

/** Returns a table of the parts and their sum, in seconds. */
export function timeTable(parts: readonly PartTime[]): string[] {
  const known = parts.flatMap(({ cpuMs }) => cpuMs ?? []);
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  const all: PartTime = {
    name: 'all',
    wallMs: sum(parts.map(({ wallMs }) => wallMs)),
    cpuMs: known.length > 0 ? sum(known) : undefined,
  };
  const seconds = (ms: number | undefined) => (ms === undefined ? '–' : (ms / 1_000).toFixed(0));
  const row = (name: string, wall: string, cpu: string) =>
    `${name.padEnd(14)}${wall.padStart(8)}${cpu.padStart(14)}`;
  return [
    row('part', 's', 'processor s'),
    ...[...parts, all].map((each) => row(each.name, seconds(each.wallMs), seconds(each.cpuMs))),
  ];
}

/** Returns the processor time of this process and its descendants, ended ones too, ms. */
function cpuUntilNow(): number {
  return processTree(process.pid).reduce((sum, { cpuMs, endedMs }) => sum + cpuMs + endedMs, 0);
}
