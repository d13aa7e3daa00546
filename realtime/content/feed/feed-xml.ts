import { parseXml, XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { decodeHTML } from 'entities';

/** An element of a feed. */
export interface FeedElement {
  /**
   * Name with the usual prefix of its namespace, not the feed's prefix: 'dc:creator', 'atom:entry'.
   */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** All text within. */
  text: string;
  /** Source text between its tags. */
  inner: string;
  /** From 1. */
  line: number;
  /** Language of the text: the element's own, or that of its nearest ancestor. */
  language: string | undefined;
  children: readonly FeedElement[];
}

/** Usual prefixes of the namespaces in feeds; RSS itself has none. */
const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['http://www.w3.org/2005/Atom', 'atom:'],
  ['http://purl.org/rss/1.0/', ''],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf:'],
  ['http://purl.org/rss/1.0/modules/content/', 'content:'],
  ['http://purl.org/dc/elements/1.1/', 'dc:'],
  ['http://purl.org/dc/terms/', 'dcterms:'],
  ['http://search.yahoo.com/mrss/', 'media:'],
  ['http://www.w3.org/1999/xhtml', 'html:'],
]);

/**
 * Reads XML and returns its root. Ignores document type declarations, so that no entity expands.
 * Resolves HTML's entities (`&nbsp;`), since feeds use them undeclared. Throws on malformed XML.
 */
export function readFeedXml(xml: string): FeedElement {
  const { root } = parseXml(xml, { includeOffsets: true, resolveUndefinedEntity });
  if (!root) throw new Error('it has no element');
  const lineEnds = [...xml.matchAll(/\n/g)].map(({ index }) => index);
  return readElement(root, { xml, lineAt: (offset) => lineAt(lineEnds, offset) }, undefined);
}

interface Source {
  xml: string;
  lineAt: (offset: number) => number;
}

function readElement(element: XmlElement, source: Source, around: string | undefined): FeedElement {
  const language = element.attributes['xml:lang'] ?? around;
  const [first, last] = [element.children[0], element.children.at(-1)];
  return {
    name: nameOf(element),
    attributes: element.attributes,
    text: element.text,
    inner: first && last ? source.xml.slice(first.start, last.end) : '',
    line: source.lineAt(element.start),
    language,
    children: element.children.flatMap((child) =>
      child instanceof XmlElement ? [readElement(child, source, language)] : [],
    ),
  };
}

/**
 * Returns an element's name with the usual prefix; unchanged in an unknown namespace, whose
 * elements nobody reads.
 */
function nameOf(element: XmlElement): string {
  const [prefix, local] = element.name.includes(':')
    ? element.name.split(':', 2)
    : ['', element.name];
  const declared = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  let holder: XmlNode | null = element;
  while (holder instanceof XmlElement) {
    const namespace: string | undefined = holder.attributes[declared];
    if (namespace !== undefined) {
      const known = NAMESPACES.get(namespace);
      return known === undefined ? element.name : `${known}${local ?? ''}`;
    }
    holder = holder.parent;
  }
  return element.name;
}

function resolveUndefinedEntity(reference: string): string | null {
  const decoded = decodeHTML(reference);
  return decoded === reference ? null : decoded;
}

function lineAt(lineEnds: readonly number[], offset: number): number {
  let [low, high] = [0, lineEnds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lineEnds[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
