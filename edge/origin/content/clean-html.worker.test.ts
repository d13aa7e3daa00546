import { expect, it } from 'vitest';
import { PRODUCT } from '../../contracts/product.ts';
import { cleanHtml as cleanFor, MAX_OPEN, textOfHtml } from './clean-html.ts';

const cleanHtml = (html: string) => cleanFor(html, ['www.scores.example', 'www.placares.example']);

it.each([
  ['a script', '<p>Goal</p><script>alert(1)</script>', '<p>Goal</p>'],
  ['a script in capitals', '<SCRIPT SRC=//evil.example></SCRIPT><p>Goal</p>', '<p>Goal</p>'],
  ['a broken script', '<scr<script>ipt>alert(1)</script><p>Goal</p>', 'ipt&gt;alert(1)<p>Goal</p>'],
  ['an event handler', '<p onclick="alert(1)">Goal</p>', '<p>Goal</p>'],
  [
    'a handler of a picture',
    '<img src="/x.jpg" onerror="alert(1)">',
    '<img src="/x.jpg" loading="lazy" />',
  ],
  ['a picture beside the article', '<p><img src="x.jpg"></p>', '<p></p>'],
  ['a link that runs', '<a href="javascript:alert(1)">Goal</a>', '<a>Goal</a>'],
  ['a hidden link that runs', '<a href="jav&#x0A;ascript:alert(1)">Goal</a>', '<a>Goal</a>'],
  ['a link to data', '<a href="data:text/html,<script>">Goal</a>', '<a>Goal</a>'],
  ['an address without scheme', '<a href="//evil.example">Goal</a>', '<a>Goal</a>'],
  [
    'an SVG with a script',
    '<svg><script>alert(1)</script><text>a</text></svg><p>Goal</p>',
    '<p>Goal</p>',
  ],
  ['an SVG with a handler', '<svg onload="alert(1)"><a xlink:href="javascript:1">x</a></svg>', ''],
  ['mathematics', '<math><mtext><script>alert(1)</script></mtext></math>', ''],
  [
    'a style',
    '<style>p{}</style><p style="position:fixed" class="x" id="y">Goal</p>',
    '<p>Goal</p>',
  ],
  ['a frame', '<iframe src="https://evil.example"></iframe><p>Goal</p>', '<p>Goal</p>'],
  ['a form', '<form action="/x"><input value="1"><p>Goal</p></form>', '<p>Goal</p>'],
  ['a template', '<template><p onclick="1">x</p></template><p>Goal</p>', '<p>Goal</p>'],
  ['a picture of data', '<p><img src="data:image/svg+xml,x"></p>', '<p></p>'],
  ['a base', '<base href="https://evil.example"><p>Goal</p>', '<p>Goal</p>'],
  ['a comment', '<!--[if IE]><script>1</script><![endif]--><p>Goal</p>', '<p>Goal</p>'],
])('%s comes out harmless', (_name, html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned);
  // A second import must not change the stored HTML.
  expect(cleanHtml(cleaned)).toBe(cleaned);
});

it('keeps text, tables, links and web pictures', () => {
  const html =
    '<h2>Late</h2><p><strong>A</strong> &amp; <em>b</em><br /><a href="/football/matches">all</a></p>' +
    '<ul><li>one</li></ul><table><tbody><tr><td>2</td></tr></tbody></table>' +
    '<img src="https://img.example/1.jpg" alt="The ground" loading="lazy" />';
  expect(cleanHtml(html)).toBe(html);
});

it('turns h1 into h2, and adds rel="noopener nofollow" to external links', () => {
  expect(cleanHtml('<h1>Late</h1><a href="https://a.example" target="_top">a</a>')).toBe(
    '<h2>Late</h2><a href="https://a.example" rel="noopener nofollow">a</a>',
  );
});

it.each(['b', 'svg', 'noscript', 'unknown'])('stops where <%s> is open too many times', (tag) => {
  expect(cleanHtml(`<${tag}>`.repeat(MAX_OPEN))).not.toBeNull();
  expect(cleanHtml(`<${tag}>`.repeat(MAX_OPEN + 1))).toBeNull();
});

it('counts only elements that are open', () => {
  const closed = '<p><b>a</b><br><hr><img src="/a.png"></br></p></p></i><svg><g/></svg><li>a';
  expect(cleanHtml(closed.repeat(MAX_OPEN * 2))).not.toBeNull();
});

it('puts a space between words that elements separate', () => {
  expect(textOfHtml('<h2>Late</h2><p>Goal &amp; win</p>')).toBe('Late Goal & win');
  expect(textOfHtml('<table><tr><td>2</td><td>1</td></tr></table>a<br />b')).toBe('2 1 a b');
});

it('keeps what is no tag: marks in values, and angle brackets of the text', () => {
  const cleaned = cleanHtml(
    '<p>1 &lt; 2 &amp;lt; <img src="/a.png" alt="2 > 1 &lt;b&gt;">3 > 2</p>',
  );
  expect(textOfHtml(cleaned ?? '')).toBe('1 < 2 &lt; 3 > 2');
});

it('adds no space at inline elements', () => {
  const html = '<p>By <strong>Ana</strong>, who scored. <em>Go</em>al!</p>';
  expect(textOfHtml(html)).toBe('By Ana, who scored. Goal!');
});

const SIGN_OUT = `api/${PRODUCT}-patron/v2/patron-user/signout`;

it.each([
  `/${SIGN_OUT}`,
  `/${SIGN_OUT.toUpperCase()}`,
  `/%61%70i/${SIGN_OUT.slice(4)}`,
  `/%2561pi/${SIGN_OUT.slice(4)}`,
  `/news/../${SIGN_OUT}`,
  `/news/%2e%2E/${SIGN_OUT}`,
  `/news/..%2f${SIGN_OUT}`,
  `/news\\..\\${SIGN_OUT}`,
  `/.//${SIGN_OUT}`,
  `/a\tpi/../${SIGN_OUT}`,
  `/\\www.scores.example/${SIGN_OUT}`,
  `//www.scores.example/${SIGN_OUT}`,
  `https://www.scores.example/${SIGN_OUT}`,
  `HTTPS://WWW.PLACARES.EXAMPLE/${SIGN_OUT}`,
  `http://www.scores.example./${SIGN_OUT}`,
  `https://www.scores.example:443//${SIGN_OUT}`,
  `https:/www.scores.example/${SIGN_OUT}`,
  `https:\\\\www.scores.example\\${SIGN_OUT}`,
  `https://user@www.scores.example/${SIGN_OUT}`,
  '/parties/sport/football',
  '/ingest/v1/updates',
  '/dev/outbox',
  '/dev?x',
])('removes pictures and links that call the product: %s', (address) => {
  expect(cleanHtml(`<img src="${address}">`)).toBe('');
  expect(cleanHtml(`<img src="/x.jpg" srcset="${address} 2x">`)).toBe(
    '<img src="/x.jpg" loading="lazy" />',
  );
  expect(cleanHtml(`<a href="${address}">Goal</a>`)).not.toContain('href');
});

it.each([
  '/apiary/1.jpg',
  '/football/news/late-goal/a2',
  'https://www.scores.example/img/a.png',
  'https://img.example/api/1.jpg',
])('keeps pictures and links that do not call the product: %s', (address) => {
  expect(cleanHtml(`<img src="${address}">`)).toContain(address);
  expect(cleanHtml(`<a href="${address}">Goal</a>`)).toContain(address);
});
