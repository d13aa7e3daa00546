import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { rich } from './use-text.ts';

test('a text with tags becomes markup', () => {
  const made = rich(textOf('en'), 'restricted.mistake', {
    email: 'a@b.example',
    link: (words) => createElement('a', { href: '/x' }, words),
  });
  expect(renderToStaticMarkup(made)).toBe(
    'Is this a mistake? <a href="/x">Write to a@b.example</a>',
  );
});
