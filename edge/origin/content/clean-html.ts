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
 * Returns the harmless part of foreign HTML: running text, links and pictures of the web. Removes
 * scripts, styles and SVG with their content. Removes other elements, such as frames and forms, but
 * keeps their text. The result never calls the product's own API on any of `ownHosts`. Clean HTML
 * stays unchanged.
 */
export function cleanHtml(html: string, ownHosts: readonly string[]): string {
  return sanitize(html, {
    ...optionsFor(ownHosts),
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template'],
  }).trim();
}

const PARTING = new RegExp(`<(?=/?(?:${[...BLOCKS, ...TABLES, 'br'].join('|')})\\b)`, 'g');

/** Returns the text of cleaned HTML, for search and its excerpts. */
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
