import { expect, test } from 'vitest';
import { maskedJson } from './masked-json.ts';

test('attributes with text are masked, and URLs have no query', () => {
  const attributes = {
    'aria-label': 'Ana Lima',
    placeholder: 'Your name',
    href: '/search?q=ana#top',
    class: 'row',
  };
  const data = { href: 'https://example.org/?user_id=7', node: { attributes } };
  expect(JSON.parse(maskedJson({ type: 2, data }))).toEqual({
    type: 2,
    data: {
      href: 'https://example.org/',
      node: {
        attributes: {
          'aria-label': '*** ****',
          placeholder: '**** ****',
          href: '/search',
          class: 'row',
        },
      },
    },
  });
});
