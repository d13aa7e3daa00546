import { asyncApiDocument } from './asyncapi.ts';
import { openApiDocument } from './openapi.ts';

/** The parts of both API documents without their texts, by name: `call signIn`, `schema Event`. */
export type Contract = Record<string, unknown>;

/** Returns the current contract of calls, ingest and sockets. */
export function currentContract(): Contract {
  const { paths, components } = openApiDocument();
  const sockets = asyncApiDocument('https://scores.example');
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, responses, ...call }]): [string, unknown] => {
        const { 200: answer, ...refusals } = responses;
        return [
          `call ${operationId}`,
          { path, method, ...call, answer, refusals: Object.keys(refusals) },
        ];
      },
    ),
  );
  const named = (kind: string, parts: object) =>
    Object.entries(parts).map(([name, part]): [string, unknown] => [`${kind} ${name}`, part]);
  return Object.fromEntries(
    [
      ...calls,
      ...named('schema', components.schemas),
      ...named('channel', sockets.channels),
      ...named('message', sockets.components.messages),
      ...named('message schema', sockets.components.schemas),
    ].map(([name, part]) => [name, withoutTexts(JSON.parse(JSON.stringify(part)))]),
  );
}

const TEXTS = new Set(['description', 'summary', 'examples', 'tags']);

function withoutTexts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutTexts);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      // A field may have such a name: its value is then an object, not a text.
      .filter(
        ([key, value]) => !TEXTS.has(key) || (typeof value === 'object' && !Array.isArray(value)),
      )
      .map(([key, value]) => [key, withoutTexts(value)]),
  );
}

/**
 * Returns the names of parts whose change may break a client of `before`: something is removed or different,
 * or a call requires more. Additions are compatible, since clients ignore what they do not know.
 */
export function incompatible(before: Contract, after: Contract): string[] {
  return Object.keys(before).filter((name) => {
    const now = linesOf(after[name]);
    const gone = [...linesOf(before[name])].some((line) => !now.has(line));
    const known = required(name, before[name]);
    return gone || [...required(name, after[name])].some((each) => !known.has(each));
  });
}

/** Returns the parts that the latest version in docs/api-changes.md (`changes`) does not name. */
export function unnamed(parts: readonly string[], changes: string): string[] {
  const [, first = ''] = changes.split(/\n## (?=\d)/);
  return parts.filter((part) => !first.includes(`\`${part.split(' ').at(-1)}\``));
}

/** Returns the values of a part, each with its path: `properties/state/type "integer"`. */
function linesOf(node: unknown, path = ''): Set<string> {
  if (typeof node !== 'object' || node === null)
    return new Set([`${path} ${JSON.stringify(node)}`]);
  const lines = new Set<string>();
  for (const [key, value] of Object.entries(node)) {
    const name = Array.isArray(node) ? nameOf(value) : key;
    for (const line of linesOf(value, `${path}/${name}`)) lines.add(line);
  }
  return lines;
}

/** Returns the name of a list's item for its path, so that a new item does not change the paths of others. */
function nameOf(item: unknown): string {
  const named = typeof item === 'object' && item !== null && 'name' in item ? item.name : item;
  return typeof named === 'string' ? named : '*';
}

/** Returns what a part requires: of a call its parameters and body, of a body its members. */
function required(name: string, part: unknown): Set<string> {
  const isRequirement = name.endsWith('Body') ? MEMBER : PARAMETER;
  return new Set([...linesOf(part)].filter((line) => isRequirement.test(line)));
}

const PARAMETER = /^\/parameters\/[^/]+\/required true$|^\/requestBody\/.*required/;
const MEMBER = /\/required\//;
