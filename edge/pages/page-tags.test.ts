import { expect, it } from 'vitest';
import { PRODUCT } from '../contracts/product.ts';
import { tagOfCall } from './page-tags.ts';

it.each([
  ['/api/media/v1/news', 'content'],
  ['/api/media/v1/news/a1', 'content'],
  ['/api/media/v1/policies/privacy-policy', 'content'],
  [`/api/media/v1/${PRODUCT}-tv/guide`, 'tv'],
  ['/api/media/v1/newsreel', 'catalogue'],
  ['/api/media/v1/events/m1', 'catalogue'],
])('a page with the call %s has the tag %s', (path, tag) => {
  expect(tagOfCall(path)).toBe(tag);
});
