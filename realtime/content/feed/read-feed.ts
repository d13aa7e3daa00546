import { XmlError } from '@rgrove/parse-xml';
import type { Article } from '../../protocol/content.ts';
import type { FileFault } from '../file-fault.ts';
import { FeedError } from './decode-feed.ts';
import { articleOfEntry, type FeedSetting } from './entry-article.ts';
import { readFeedEntries } from './feed-entries.ts';
import { readFeedXml, type FeedElement } from './feed-xml.ts';

export interface ReadFeed {
  articles: Article[];
  faults: FileFault[];
  entries: number;
}

/**
 * Reads a feed from its text. `path` names the feed in faults. Throws a `FeedError` for JSON, a web
 * page or other XML.
 */
export function readFeed(
  path: string,
  text: string,
  setting: Omit<FeedSetting, 'address'>,
): ReadFeed {
  const root = rootOf(text);
  const feed = typeof root === 'object' && 'message' in root ? null : readFeedEntries(root);
  if (!feed) {
    if (/^\s*[{[]/.test(text)) throw new FeedError('it is JSON: feeds are RSS or Atom');
    if (/<html\b|<!doctype html/i.test(text.slice(0, 2_000)))
      throw new FeedError(ofPage(text, path));
    if ('message' in root) return { articles: [], faults: [{ path, ...root }], entries: 0 };
    throw new FeedError(`it is neither RSS nor Atom: its XML is of <${root.name}>`);
  }
  const address = feed.link ?? path;
  const byId = new Map<string, Article>();
  const faults: FileFault[] = [];
  for (const entry of feed.entries) {
    const article = articleOfEntry(entry, { ...setting, address });
    if (typeof article === 'string') {
      const name = entry.title.trim().slice(0, 80) || (entry.id ?? 'an entry without a title');
      faults.push({ path, line: entry.line, message: `“${name}”: ${article}` });
    }
    // The first entry with an id is the newest one.
    else if (!byId.has(article.id)) byId.set(article.id, article);
  }
  return { articles: [...byId.values()], faults, entries: feed.entries.length };
}

/** Returns the root of XML, or the fault if it is malformed. */
function rootOf(text: string): FeedElement | { line: number; message: string } {
  try {
    return readFeedXml(text);
  } catch (error) {
    if (error instanceof XmlError)
      return { line: error.line, message: (error.message.split('\n')[0] ?? '').trim() };
    // Deeply nested elements overflow the stack.
    if (error instanceof RangeError)
      return { line: 1, message: 'its elements are nested too deeply' };
    throw error;
  }
}

/** Returns the fault of a web page, with the address of the feed to which it links. */
function ofPage(html: string, address: string): string {
  const links = html.match(/<link\b[^>]*>/gi) ?? [];
  const named = links.find((each) => /type=["']application\/(?:rss|atom)\+xml/i.test(each));
  const href = named && /href=["']([^"']+)["']/i.exec(named)?.[1];
  const feed = href && (URL.parse(href, address)?.href ?? href);
  return feed
    ? `it is a web page; its feed is ${feed}`
    : 'it is a web page that names no feed: give the address of its RSS or Atom';
}
