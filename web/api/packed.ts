/**
 * A packed value. An object becomes its shape's index and its values, an array -1 and its items.
 */
type Packed = string | number | boolean | null | Packed[];

/** Repeated strings, each shape's keys, and the value that refers to both. */
type Text = readonly [strings: string[], shapes: string[][], value: Packed];

const ARRAY = -1;
/** Prefix of a reference to a repeated string. A string that begins with it gets it twice. */
const MARK = '~';
/** References to strings of at most this length save nothing. */
const SHORT = 4;

/**
 * Returns a value as text, as JSON does. For a list of similar objects it is a third as long, since
 * it has their keys and their repeated strings once. Its quotes are backticks, which a page need
 * not escape.
 */
export function pack(value: unknown): string {
  const json: unknown = JSON.parse(JSON.stringify(value));
  const shapes = new Map<string, { place: number; keys: string[] }>();
  const counts = new Map<string, number>();
  survey(json);
  const strings = [...counts].flatMap(([text, times]) => (times > 1 ? [text] : []));
  const places = new Map(strings.map((text, place) => [text, place]));
  const keys = [...shapes.values()].map((shape) => shape.keys.map(packString));
  return swapQuotes(JSON.stringify([strings, keys, packNode(json)] satisfies Text));

  function survey(node: unknown): void {
    if (typeof node === 'string') {
      if (node.length > SHORT) counts.set(node, (counts.get(node) ?? 0) + 1);
    } else if (Array.isArray(node)) node.forEach(survey);
    else if (typeof node === 'object' && node !== null) {
      const ownKeys = Object.keys(node);
      const shape = shapeOf(ownKeys);
      if (!shapes.has(shape)) {
        shapes.set(shape, { place: shapes.size, keys: ownKeys });
        ownKeys.forEach(survey);
      }
      Object.values(node).forEach(survey);
    }
  }

  function packNode(node: unknown): Packed {
    if (typeof node === 'string') return packString(node);
    if (typeof node === 'number' || typeof node === 'boolean') return node;
    if (Array.isArray(node)) return [ARRAY, ...node.map(packNode)];
    if (typeof node !== 'object' || node === null) return null;
    const { place = ARRAY } = shapes.get(shapeOf(Object.keys(node))) ?? {};
    return [place, ...Object.values(node).map(packNode)];
  }

  function packString(text: string): string {
    const place = places.get(text);
    if (place !== undefined) return MARK + place.toString(36);
    return text.startsWith(MARK) ? MARK + text : text;
  }
}

/** Returns the value that `pack` received, as `JSON.parse` does. */
export function unpack(text: string): ReturnType<typeof JSON.parse> {
  const [strings, packedKeys, value]: Text = JSON.parse(swapQuotes(text));
  const shapes = packedKeys.map((keys) => keys.map(unpackString));
  return unpackNode(value);

  function unpackNode(node: Packed): unknown {
    if (typeof node === 'string') return unpackString(node);
    if (!Array.isArray(node)) return node;
    const [place, ...values] = node;
    const nodes = values.map(unpackNode);
    if (place === ARRAY || typeof place !== 'number') return nodes;
    const keys = shapes[place] ?? [];
    return Object.fromEntries(keys.map((key, index) => [key, nodes[index]]));
  }

  function unpackString(node: string): string {
    if (!node.startsWith(MARK)) return node;
    if (node.startsWith(MARK, 1)) return node.slice(1);
    return strings[Number.parseInt(node.slice(1), 36)] ?? '';
  }
}

function shapeOf(keys: readonly string[]): string {
  return JSON.stringify(keys);
}

function swapQuotes(text: string): string {
  return text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'));
}
