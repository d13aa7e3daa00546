import type { Step } from './path.ts';

const TOKEN = /([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+))/g;
/** Numbers each command takes; others are not written in the product's own drawings. */
const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, z: 0 };

/** Reads the `d` of an SVG path made of M, L, H, V, C and Z, large or small. */
export function parseSvgPath(d: string): Step[] {
  const steps: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const { command, numbers } of commandsOf(d)) {
    const isRelative = command === command.toLowerCase();
    const [ox, oy] = isRelative ? [x, y] : [0, 0];
    const at = (index: number) => numbers[index] ?? 0;
    switch (command.toLowerCase()) {
      case 'm':
        [x, y] = [ox + at(0), oy + at(1)];
        [startX, startY] = [x, y];
        steps.push({ kind: 'move', x, y });
        break;
      case 'l':
        [x, y] = [ox + at(0), oy + at(1)];
        steps.push({ kind: 'line', x, y });
        break;
      case 'h':
        x = ox + at(0);
        steps.push({ kind: 'line', x, y });
        break;
      case 'v':
        y = oy + at(0);
        steps.push({ kind: 'line', x, y });
        break;
      case 'c': {
        const [x1, y1, x2, y2] = [ox + at(0), oy + at(1), ox + at(2), oy + at(3)];
        [x, y] = [ox + at(4), oy + at(5)];
        steps.push({ kind: 'cubic', x1, y1, x2, y2, x, y });
        break;
      }
      default:
        [x, y] = [startX, startY];
    }
  }
  return steps;
}

/** The commands in order: one that is followed by further numbers is repeated for them. */
function commandsOf(d: string): { command: string; numbers: number[] }[] {
  const commands: { command: string; numbers: number[] }[] = [];
  for (const [, letter, number] of d.matchAll(TOKEN)) {
    if (letter !== undefined) {
      if (ARITY[letter.toLowerCase()] === undefined)
        throw new Error(`A drawing uses the command ${letter}, which is not read`);
      commands.push({ command: letter, numbers: [] });
      continue;
    }
    const last = commands.at(-1);
    if (!last) throw new Error(`A drawing begins with a number: ${d}`);
    if (last.numbers.length < (ARITY[last.command.toLowerCase()] ?? 0))
      last.numbers.push(Number(number));
    else commands.push({ command: repeated(last.command), numbers: [Number(number)] });
  }
  return commands;
}

/** After a move further pairs of numbers are lines. */
function repeated(command: string): string {
  if (command === 'm') return 'l';
  return command === 'M' ? 'L' : command;
}
