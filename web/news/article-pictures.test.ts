import { expect, test } from 'vitest';
import { showPictures } from './article-pictures.ts';

const HOSTS = ['img.example', 'img.example:8080'];

test.each([
  [
    'of a host that pictures are taken from leads through the product',
    '<p>a<img src="https://img.example/1.jpg" alt="The ground" loading="lazy" />b</p>',
    '<p>a<img src="/img/img.example/1.jpg" alt="The ground" loading="lazy" />b</p>',
  ],
  [
    'keeps its query',
    '<img src="https://img.example:8080/1?w=2&amp;h=3">',
    '<img src="/img/img.example:8080/1??w=2&amp;h=3">',
  ],
  [
    'whose description has an arrow is one picture',
    '<img alt="a > b" src=\'https://img.example/$&.jpg\'>',
    '<img alt="a > b" src="/img/img.example/$&amp;.jpg">',
  ],
  ['of another host is left out', '<p>a<img src="https://evil.example/1.jpg">b</p>', '<p>ab</p>'],
  ['of no protocol is left out', '<img src="//img.example/1.jpg">', ''],
  ['beside the article is left out', '<img src=cover.jpg>', ''],
  ['without an address is left out', '<img alt="The ground">', ''],
  ['of the product’s own site stays', '<img src="/pictures/1.jpg">', '<img src="/pictures/1.jpg">'],
])('a picture %s', (_name, html, shown) => {
  expect(showPictures(html, HOSTS)).toBe(shown);
});

test.each([
  ['/pictures/1.jpg', '/pictures/1.jpg'],
  ['/pictures/Late%20goal.JPEG', '/pictures/Late%20goal.JPEG'],
  ['/pictures/marks.svg#half', '/pictures/marks.svg#half'],
  ['/pictures/1.webp?v=2', '/pictures/1.webp'],
  ['/news/../pictures/1.png', '/pictures/1.png'],
  ['/img/img.example/1', '/img/img.example/1'],
  ['/img/img.example/1??w=2', '/img/img.example/1??w=2'],
  ['/img/img.example/1.png?w=2', '/img/img.example/1.png'],
])('a picture of the product’s own site may be a file or come from the proxy: %s', (own, shown) => {
  expect(showPictures(`<img src="${own}">`, HOSTS)).toBe(`<img src="${shown}">`);
});

test.each([
  '/',
  '/search?keyword=a1',
  '/search?keyword=a1.png',
  '/search?keyword=a#1.png',
  '/team/t1/compare?keyword=a1',
  '/match/m1',
  '/news/rss.xml',
  '/search.data?keyword=a1',
  '/img/../search?keyword=a1',
  '/img/%2e%2E/search?keyword=a1',
  '/img/..\\search?keyword=a1',
  '/i\tmg/../search?keyword=a1',
  '/\t/evil.example/1.png',
  '/\\evil.example/1.png',
  '/.//evil.example/1.png',
  '/img/..//evil.example/1.png',
])('no page of ours and no other site is loaded as a picture: %s', (address) => {
  expect(showPictures(`<img src="${address}">`, HOSTS)).toBe('');
});
