// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import type { Language } from '../../edge/contracts/language.ts';
import { TextContext } from '../ui/use-text.ts';
import { FormGuide } from './form-guide.tsx';

test.each<[Language, string]>([
  ['en', 'WDL'],
  ['pt-BR', 'VED'],
  ['es-MX', 'GEP'],
])('in %s a win, a draw and a loss have the letters %s', (language, letters) => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(
    <TextContext value={textOf(language)}>
      <FormGuide form={['W', 'D', 'L']} />
    </TextContext>,
  );
  const shown = [...box.querySelectorAll('[data-result]')].map((letter) => letter.textContent);
  expect(shown.join('')).toBe(letters);
});
