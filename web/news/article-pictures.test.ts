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
