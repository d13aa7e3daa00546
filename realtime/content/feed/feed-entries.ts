import type { FeedElement } from './feed-xml.ts';

/** A news item of a feed, in any format. */
export interface FeedEntry {
  /** Line in the feed. */
  line: number;
  /** The publisher's id; null if it is missing. */
  id: string | null;
  /** HTML. */
  title: string;
  link: string | null;
  /** HTML of the full text; null if the feed has only a summary. */
  body: string | null;
  /** HTML. */
  summary: string;
  published: string | null;
  updated: string | null;
  author: string | null;
  pictures: readonly string[];
  language: string | undefined;
  categories: readonly string[];
}

export interface Feed {
  /** Address of the feed's site. */
  link: string | null;
  entries: FeedEntry[];
}

/** Reads RSS 2.0, RSS 1.0 and Atom 1.0; returns null for other XML. */
export function readFeedEntries(root: FeedElement): Feed | null {
  if (root.name === 'rss') {
    const channel = first(root, 'channel');
    return channel ? rssFeed(channel, all(channel, 'item')) : null;
  }
  if (root.name === 'rdf:RDF') {
    const channel = first(root, 'channel');
    return channel ? rssFeed(channel, all(root, 'item')) : null;
  }
  return root.name === 'atom:feed' ? atomFeed(root) : null;
}

function rssFeed(channel: FeedElement, items: readonly FeedElement[]): Feed {
  const language = textOf(channel, 'language', 'dc:language') ?? channel.language;
  return {
    link: textOf(channel, 'link'),
    entries: items.map((item) => rssEntry(item, language)),
  };
}

function rssEntry(item: FeedElement, language: string | undefined): FeedEntry {
  const guid = first(item, 'guid');
  const link =
    textOf(item, 'link') ??
    (guid && guid.attributes.isPermaLink !== 'false' && URL.canParse(guid.text.trim())
      ? guid.text.trim()
      : null);
  return {
    line: item.line,
    id: textOf(item, 'guid') ?? item.attributes['rdf:about'] ?? link,
    title: textOf(item, 'title', 'media:title') ?? '',
    link,
    body: textOf(item, 'content:encoded'),
    summary: textOf(item, 'description', 'media:description') ?? '',
    published: textOf(item, 'pubDate', 'dc:date', 'dcterms:created', 'atom:published'),
    updated: textOf(item, 'atom:updated', 'dcterms:modified'),
    author: textOf(item, 'dc:creator') ?? nameOfMail(textOf(item, 'author')),
    pictures: [
      ...all(item, 'enclosure').flatMap(({ attributes }) =>
        /^image\//i.test(attributes.type ?? '') ? [attributes.url ?? ''] : [],
      ),
      ...mediaPictures(item),
    ],
    language: textOf(item, 'dc:language') ?? item.language ?? language,
    categories: all(item, 'category').map(({ text }) => text.trim()),
  };
}

function atomFeed(feed: FeedElement): Feed {
  const author = authorOf(feed);
  return {
    link: linkOf(feed),
    entries: all(feed, 'atom:entry').map((entry) => atomEntry(entry, author)),
  };
}

function atomEntry(entry: FeedElement, author: string | null): FeedEntry {
  const content = first(entry, 'atom:content');
  const group = first(entry, 'media:group');
  const summary = first(entry, 'atom:summary');
  const title = first(entry, 'atom:title');
  const published = textOf(entry, 'atom:published', 'atom:updated');
  return {
    line: entry.line,
    id: textOf(entry, 'atom:id') ?? linkOf(entry),
    title: title ? htmlOf(title) : '',
    link: linkOf(entry),
    // With a `src` the content is elsewhere.
    body: content && content.attributes.src === undefined ? htmlOf(content) : null,
    summary: summary
      ? htmlOf(summary)
      : plainHtml((group && textOf(group, 'media:description')) ?? ''),
    published,
    updated: textOf(entry, 'atom:updated'),
    author: authorOf(entry) ?? author,
    pictures: [
      ...all(entry, 'atom:link').flatMap(({ attributes: { rel, type = '', href = '' } }) =>
        rel === 'enclosure' && /^image\//i.test(type) ? [href] : [],
      ),
      ...mediaPictures(entry),
    ],
    language: content?.language ?? entry.language,
    categories: all(entry, 'atom:category').flatMap(({ attributes: { scheme, label, term } }) =>
      // Blogger marks each post with a category of this scheme.
      scheme?.endsWith('#kind') ? [] : [label ?? term ?? ''],
    ),
  };
}

/** Returns an Atom text element as HTML. */
function htmlOf({ attributes: { type = 'text' }, text, inner, children }: FeedElement): string {
  if (type === 'xhtml') return children[0]?.inner ?? inner;
  return type === 'html' || type === 'text/html' ? text : plainHtml(text);
}

function plainHtml(text: string): string {
  return text
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Returns the addresses of Media RSS images, widest first. */
function mediaPictures(entry: FeedElement): string[] {
  const groups = [entry, ...all(entry, 'media:group')];
  const pictures = groups.flatMap((group) => [
    ...all(group, 'media:content').filter(
      ({ attributes: { medium, type = '' } }) => medium === 'image' || /^image\//i.test(type),
    ),
    ...[...all(group, 'media:content'), group].flatMap((holder) => all(holder, 'media:thumbnail')),
  ]);
  const widthOf = ({ attributes: { width } }: FeedElement) => Number(width) || 0;
  return pictures
    .toSorted((a, b) => widthOf(b) - widthOf(a))
    .map(({ attributes: { url = '' } }) => url);
}

/** Returns the name in 'ana@paper.example (Ana Prado)'; null for an address alone. */
function nameOfMail(author: string | null): string | null {
  if (author === null || !author.includes('@')) return author;
  return /\(([^)]+)\)/.exec(author)?.[1] ?? null;
}

function authorOf(element: FeedElement): string | null {
  const names = all(element, 'atom:author').flatMap((author) => textOf(author, 'atom:name') ?? []);
  return names.length > 0 ? names.join(', ') : null;
}

function linkOf(element: FeedElement): string | null {
  const links = all(element, 'atom:link').map(({ attributes }) => attributes);
  const page = links.find(({ rel = 'alternate' }) => rel === 'alternate');
  return page?.href ?? null;
}

function all(element: FeedElement, name: string): FeedElement[] {
  return element.children.filter((child) => child.name === name);
}

function first(element: FeedElement, name: string): FeedElement | undefined {
  return element.children.find((child) => child.name === name);
}

/** Returns the first text among these elements. */
function textOf(element: FeedElement, ...names: string[]): string | null {
  for (const name of names) {
    const text = first(element, name)?.text.trim();
    if (text) return text;
  }
  return null;
}
