import { expect, test } from 'vitest';
import { parseSync } from 'vite';

const CODE = import.meta.glob<string>(
  [
    './**/*.{ts,tsx}',
    '../edge/shared/{crest,time}/**/*.ts',
    '../edge/shared/text/*.ts',
    '!./**/*.test.{ts,tsx}',
    '!../edge/shared/**/*.test.ts',
    '!./{e2e,tools}/**',
    '!./**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

interface Node {
  type: string;
  [name: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Properties with text for people. */
const READ = new Set(['title', 'description', 'label', 'heading', 'text', 'alt', 'message']);
/** Attributes that look like sentences: a style's name, a path. */
const SHAPES = new Set(['className', 'd']);
const WORD = /\p{L}{2}/u;
/** A text's beginning, unlike that of a style's name, key or path. */
const SENTENCE = /^[A-Z“][\p{Ll} ]/u;

/** A value and a word beside it: "… by …". */
const JOINED = /… \p{Ll}{2,}(?: …|$)/u;

/** Returns a module's literal texts for people. */
function literalsOf(path: string, code: string): string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (!isNode(value)) return;
    const { type } = value;
    if (type === 'JSXText' && WORD.test(String(value['value']))) found.push(String(value['value']));
    if (type === 'JSXElement' || type === 'JSXFragment')
      for (const child of nodesIn(value['children']))
        if (child.type === 'JSXExpressionContainer')
          found.push(...stringsOf(child['expression']).filter((text) => WORD.test(text)));
    if (type === 'JSXAttribute' && isNode(value['value']) && !SHAPES.has(nameOf(value))) {
      const { value: said } = value;
      const given = said.type === 'JSXExpressionContainer' ? said['expression'] : said;
      found.push(...stringsOf(given).filter((text) => SENTENCE.test(text)));
    }
    if (type === 'Property' && READ.has(nameOf({ name: value['key'] })))
      found.push(...stringsOf(value['value']).filter((text) => SENTENCE.test(text)));
    // A thrown error is for the log.
    if (type === 'NewExpression' && nameOf({ name: value['callee'] }).endsWith('Error')) return;
    if (type === 'TemplateLiteral' && JOINED.test(writtenIn(value['quasis'], '…')))
      found.push(writtenIn(value['quasis'], '…'));
    for (const part of Object.values(value)) look(part);
  };
  look(parseSync(path, code).program);
  return found;
}

function nameOf({ name }: Readonly<Record<string, unknown>>): string {
  return isNode(name) ? String(name['name']) : '';
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Returns an expression's possible literal strings. */
function stringsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value['value'] === 'string' ? [value['value']] : [];
    case 'TemplateLiteral':
      return [writtenIn(value['quasis']), ...nodesIn(value['expressions']).flatMap(stringsOf)];
    case 'ConditionalExpression':
      return [value['consequent'], value['alternate']].flatMap(stringsOf);
    case 'LogicalExpression':
      return [value['left'], value['right']].flatMap(stringsOf);
    case 'BinaryExpression':
      return value['operator'] === '+' ? [value['left'], value['right']].flatMap(stringsOf) : [];
    default:
      return [];
  }
}

function writtenIn(quasis: unknown, between = ''): string {
  return nodesIn(quasis)
    .map(({ value }) => (typeof value === 'object' && value && 'raw' in value ? value.raw : ''))
    .join(between);
}

const findings = Object.entries(CODE).flatMap(([path, text]) =>
  literalsOf(path, text).map((literal) => ({ path: path.slice(2), literal: literal.trim() })),
);

test.each([
  ['<p>Some words</p>', ['Some words']],
  ['<p>{t("a.b")} · {count}</p>', []],
  ['<p>{isOpen ? "Close it" : `Open ${name}`}</p>', ['Close it', 'Open ']],
  ['<p aria-label={`Score of ${name}`} className="Big" />', ['Score of ']],
  ['<Panel heading="Line-ups"><path d={`M${x} 0V9`} /></Panel>', ['Line-ups']],
  ['`${team} by ${lead}`', ['… by …']],
  ['new Error(`No ${name} here`)', []],
  ['meta({ title: "Live scores", path: "/live" })', ['Live scores']],
])('%s has the texts %j', (jsx, texts) => {
  expect(literalsOf('a.tsx', `const made = ${jsx};`)).toEqual(texts);
});

test('the code has no texts outside the catalogues', () => {
  expect(findings).toEqual([]);
});
