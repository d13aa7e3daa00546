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

/** What Markdown is made of, and no more: what a page adds itself (headings of its own level) is left to it. */
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
    // The page has a heading of the first level: the article's title.
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
        // Links of editors lead where they say, and vouch for nothing.
        ...(/^https?:/i.test(attribs.href ?? '') && { rel: 'noopener nofollow' }),
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  // An article stands at several addresses, so a picture beside it would be at none of them.
  exclusiveFilter: ({ tag, attribs: { src = '' } }) =>
    tag === 'img' && (!/^(?:https?:\/)?\/[^/\\]/i.test(src) || isCallAddress(src, ownHosts)),
});

/**
 * Returns what is harmless in somebody else's HTML: the elements of running text, links and
 * pictures of the web. Scripts, styles, frames, forms and SVG go with all that is in them; the text
 * of other unknown elements stays. Nothing that is left calls the product's own API, on whichever
 * of `ownHosts`. What is clean stays as it is.
 */
export function cleanHtml(html: string, ownHosts: readonly string[]): string {
  return sanitize(html, {
    ...optionsFor(ownHosts),
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template'],
  }).trim();
}

const PARTING = new RegExp(`<(?=/?(?:${[...BLOCKS, ...TABLES, 'br'].join('|')})\\b)`, 'g');

/** The words of cleaned HTML, as a search finds them and shows them. */
export function textOfHtml(html: string): string {
  const parted = html.replace(PARTING, ' <');
  return decode(sanitize(parted, { allowedTags: [], allowedAttributes: {} }));
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
