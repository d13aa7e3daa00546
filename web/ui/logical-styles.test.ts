import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const WEB = new URL('../', import.meta.url);

/** Declarations that name a side of the screen instead of the start or the end of a line. */
const PHYSICAL =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right):|^(?:text-align|float|clear|transform-origin):.*\b(?:left|right)\b|\bto (?:left|right)\b/;
/** Shorthands whose second and fourth values are the right and the left side. */
const FOUR_SIDES = /^(?:margin|padding|inset|border-(?:width|style|color)):(.*);$/;

/** Returns the declarations that mean a side of the screen and state no reason in the line before. */
function physicalIn(css: string): string[] {
  const lines = css.split('\n').map((line) => line.trim());
  return lines.filter(
    (line, at) =>
      (PHYSICAL.test(line) || isLopsided(line)) && !lines[at - 1]?.startsWith('/* physical: '),
  );
}

function isLopsided(line: string): boolean {
  const [, values = ''] = FOUR_SIDES.exec(line) ?? [];
  const [, right, , left] = partsOf(values);
  return left !== undefined && left !== right;
}

/** Splits values at spaces outside brackets. */
function partsOf(values: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of values.trim()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ' ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

test.each([
  ['margin-left: 4px;', true],
  ['padding-right: env(safe-area-inset-right);', true],
  ['border-left-width: 2px;', true],
  ['border-top-left-radius: 2px;', true],
  ['left: 0;', true],
  ['text-align: right;', true],
  ['to right,', true],
  ['padding: 0 8px 0 4px;', true],
  ['inset: 0 auto 0 0;', true],
  ['margin: 0 calc(1px + 2px) 0 calc(1px + 2px);', false],
  ['margin-inline-start: 4px;', false],
  ['inset-inline: 0 auto;', false],
  ['text-align: start;', false],
  ['padding: 0 calc(var(--gutter) - 10px);', false],
  ['border-right: 1px solid;', true],
])('"%s" means a side of the screen: %s', (declaration, isPhysical) => {
  expect(physicalIn(`.a {\n  ${declaration}\n}`).length > 0).toBe(isPhysical);
});

test('a stated reason allows a side of the screen', () => {
  expect(physicalIn('.a {\n  /* physical: so is the notch. */\n  left: 0;\n}')).toEqual([]);
});

test('style sheets lay out by start and end, so that pages mirror from right to left', async () => {
  const sheets = (await readdir(WEB, { recursive: true })).filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(200);
  const found = await Promise.all(
    sheets.map(async (path) =>
      physicalIn(await readFile(new URL(path, WEB), 'utf8')).map((line) => `${path}: ${line}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});
