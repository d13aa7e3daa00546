import { parser } from '@prometheus-io/lezer-promql';

/** A value of a series, or of a group of series. */
export interface Sample {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** By how much the counters of a name rose within every range that an expression names. */
export type Increases = Readonly<Record<string, readonly Sample[]>>;

type Node = ReturnType<typeof parser.parse>['topNode'];

interface Reading {
  text: string;
  increases: Increases;
}

/**
 * Returns the values of an expression, those for which an alert fires. It knows `increase`, `sum by`, `/`, `>`, `==`,
 * `and`, `or` and numbers, and throws at anything else.
 */
export function valuesOf(expression: string, increases: Increases): readonly Sample[] {
  const read = readNode(childOf(parser.parse(expression).topNode), { text: expression, increases });
  if (typeof read === 'number') throw new Error('The expression is a number');
  return read;
}

function readNode(node: Node, reading: Reading): readonly Sample[] | number {
  const words = reading.text.slice(node.from, node.to);
  switch (node.name) {
    case 'NumberDurationLiteral':
      return Number(words);
    case 'ParenExpr':
      return readNode(childOf(node), reading);
    case 'FunctionCall':
      return increaseOf(node, reading);
    case 'AggregateExpr':
      return sumOf(node, reading);
    case 'BinaryExpr':
      return combine(node, reading);
    default:
      throw new Error(`${node.name} is not known: ${words}`);
  }
}

function increaseOf(node: Node, { text, increases }: Reading): readonly Sample[] {
  if (!text.startsWith('increase', node.from)) throw new Error('Only increase is known');
  const selector = firstOf(node, 'VectorSelector');
  const matchers = selector.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
  const samples = increases[wordsOf(selector, 'Identifier', text)] ?? [];
  return samples.filter(({ labels }) =>
    matchers.every((matcher) => {
      const value = labels[wordsOf(matcher, 'LabelName', text)] ?? '';
      const wanted = wordsOf(matcher, 'StringLiteral', text).slice(1, -1);
      return matches(value, wordsOf(matcher, 'MatchOp', text), wanted);
    }),
  );
}

function matches(value: string, operator: string, wanted: string): boolean {
  const isAlike = operator.endsWith('~')
    ? new RegExp(`^(?:${wanted})$`).test(value)
    : value === wanted;
  return operator.startsWith('!') ? !isAlike : isAlike;
}

function sumOf(node: Node, reading: Reading): readonly Sample[] {
  if (wordsOf(node, 'AggregateOp', reading.text) !== 'sum') throw new Error('Only sum is known');
  const names = firstOf(node, 'GroupingLabels')
    .getChildren('LabelName')
    .map(({ from, to }) => reading.text.slice(from, to));
  const body = node.getChild('FunctionCallBody');
  const inner = body === null ? 0 : readNode(childOf(body), reading);
  if (typeof inner === 'number') throw new Error('A number has no sum');
  const groups = new Map<string, Sample>();
  for (const sample of inner) {
    const labels = Object.fromEntries(names.map((name) => [name, sample.labels[name] ?? '']));
    const key = keyOf({ labels, value: 0 });
    groups.set(key, { labels, value: (groups.get(key)?.value ?? 0) + sample.value });
  }
  return [...groups.values()];
}

function combine(node: Node, reading: Reading): readonly Sample[] {
  const { firstChild, lastChild } = node;
  const operator = firstChild?.nextSibling?.name;
  if (firstChild === null || lastChild === null) throw new Error('An operand is missing');
  const left = readNode(firstChild, reading);
  const right = readNode(lastChild, reading);
  if (typeof left === 'number') throw new Error('A number is no left operand');
  const of = (sample: Sample) =>
    typeof right === 'number' ? right : right.find((one) => keyOf(one) === keyOf(sample))?.value;
  switch (operator) {
    case 'And':
      return left.filter((sample) => of(sample) !== undefined);
    case 'Or': {
      const known = new Set(left.map(keyOf));
      return typeof right === 'number'
        ? left
        : [...left, ...right.filter((sample) => !known.has(keyOf(sample)))];
    }
    case 'Gtr':
      return left.filter((sample) => sample.value > (of(sample) ?? Number.NaN));
    case 'Eql':
      return left.filter((sample) => sample.value === of(sample));
    case 'Div':
      return left.flatMap((sample) => {
        const divisor = of(sample);
        return divisor === undefined ? [] : [{ ...sample, value: sample.value / divisor }];
      });
    default:
      throw new Error(`${operator} is not known`);
  }
}

/** Returns a name of a sample's labels, under which operands belong together. */
function keyOf({ labels }: Sample): string {
  return JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function childOf({ firstChild, name }: Node): Node {
  if (firstChild === null) throw new Error(`${name} is empty`);
  return firstChild;
}

/** Returns the first node of a name within another one. */
function firstOf(node: Node, name: string): Node {
  const found = find(node, name);
  if (found === null) throw new Error(`${name} is missing`);
  return found;
}

function find(node: Node, name: string): Node | null {
  if (node.name === name) return node;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    const found = find(child, name);
    if (found) return found;
  }
  return null;
}

function wordsOf(node: Node, name: string, text: string): string {
  const { from, to } = firstOf(node, name);
  return text.slice(from, to);
}
