import sanitize from 'sanitize-html';
import { isCallAddress } from './call-address.ts';

const BLOCKS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'hr',
  'figure',
  'figcaption',
];
const WORDS = ['strong', 'em', 'del', 's', 'code', 'sub', 'sup', 'a', 'img', 'br'];
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/**
 * Returns options that allow only elements of running text, lists, pictures and tables. The page
 * itself adds others, such as the first-level heading.
 */
const optionsFor = (ownHosts: readonly string[]): sanitize.IOptions => ({
  allowedTags: [...BLOCKS, ...WORDS, ...TABLES],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  nestingLimit: 20,
  transformTags: {
    // The article's title is the page's first-level heading.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    a: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...(attribs.href !== undefined &&
          !isCallAddress(attribs.href, ownHosts) && { href: attribs.href }),
        // The product does not vouch for editors' links.
        ...(/^https?:/i.test(attribs.href ?? '') && { rel: 'noopener nofollow' }),
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  // An article has several addresses, so a relative picture address works on none of them.
  exclusiveFilter: ({ tag, attribs: { src = '' } }) =>
    tag === 'img' && (!/^(?:https?:\/)?\/[^/\\]/i.test(src) || isCallAddress(src, ownHosts)),
});

/**
 * Most elements that are open at a time. The parser's work grows with their number: 33,000 of them in one part
 * of an article would take the thread for half a second.
 */
export const MAX_OPEN = 256;

/** What stops the parser. */
class TooDeep extends Error {}

/** Returns options that stop the parser where more than `MAX_OPEN` elements are open. */
function limitOpen(): Pick<sanitize.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let open = 0;
  return {
    onOpenTag: () => {
      open += 1;
      if (open > MAX_OPEN) throw new TooDeep();
    },
    onCloseTag: () => {
      open -= 1;
    },
  };
}

/**
 * Returns the harmless part of foreign HTML: running text, links and pictures of the web. Removes
 * scripts, styles and SVG with their content. Removes other elements, such as frames and forms, but
 * keeps their text. The result never calls the product's own API on any of `ownHosts`. Clean HTML
 * stays unchanged. Returns null if more than `MAX_OPEN` elements are open at a time.
 */
export function cleanHtml(html: string, ownHosts: readonly string[]): string | null {
  try {
    return sanitize(html, {
      ...optionsFor(ownHosts),
      ...limitOpen(),
      nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template'],
    }).trim();
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}

const PARTING = new RegExp(`<(?=/?(?:${[...BLOCKS, ...TABLES, 'br'].join('|')})\\b)`, 'g');

/** Tags of cleaned HTML, whose texts and values contain neither `<` nor `>`. */
const TAGS = /<[^<>]*>/g;

/** Returns the text of cleaned HTML, for search and its excerpts. */
export function textOfHtml(html: string): string {
  return decode(html.replace(PARTING, ' <').replace(TAGS, ''));
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
