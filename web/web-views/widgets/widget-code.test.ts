// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { widgetCode } from './widget-code.ts';

it('the widget code has the chosen attributes and no others', () => {
  const attributes = { type: 'match', sport: 'football', id: 'a"b&<c', theme: '', accent: '' };
  const code = widgetCode('https://scores.example', attributes, {
    path: '/match/a%22b',
    text: 'Scores <now>',
  });
  const box = document.createElement('div');
  box.innerHTML = code;
  const widget = box.querySelector('touchline-widget');
  expect(widget?.getAttributeNames()).toEqual(['type', 'sport', 'id']);
  expect(widget?.getAttribute('id')).toBe('a"b&<c');
  const link = widget?.querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://scores.example/match/a%22b');
  expect(link?.textContent).toBe('Scores <now>');
  expect(box.querySelector('script')?.getAttribute('src')).toBe(
    'https://scores.example/widgets.js',
  );
});
