// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../edge/contracts/language.ts';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import { attributeFaults, subjectPath } from '../widget-script/widget-address.ts';

const SPORT_IDS = Object.fromEntries(ALL_SPORTS.map(({ key, id }) => [key, id]));

/** Documents that may show widgets to other sites. */
const DOCUMENTS = import.meta.glob<string>(
  ['../../../README.md', '../../../clients/live/README.md', '../../../docs/**/*.md'],
  { query: '?raw', import: 'default', eager: true },
);

/** Returns the widgets in a document's examples. */
function examplesIn(text: string): Element[] {
  return [...text.matchAll(/```html\n([^]*?)```/g)].flatMap(([, html = '']) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    return [...box.querySelectorAll('touchline-widget')];
  });
}

test('each widget in the documents’ examples has valid attributes, and a link to the page about its subject', () => {
  const examples = Object.values(DOCUMENTS).flatMap(examplesIn);
  expect(examples.length).toBeGreaterThan(1);
  for (const example of examples) {
    const read = (name: string) => example.getAttribute(name) ?? '';
    const attributes = {
      type: read('type') || 'live',
      sport: read('sport') || 'football',
      id: read('id'),
      theme: read('theme'),
      accent: read('accent'),
      locale: read('locale'),
    };
    expect({
      example: example.outerHTML,
      faults: attributeFaults(attributes, SPORT_IDS, LANGUAGES),
      link: example.querySelector('a')?.getAttribute('href'),
    }).toEqual({
      example: example.outerHTML,
      faults: [],
      link: `https://scores.example${subjectPath(attributes, SPORT_IDS)}`,
    });
  }
});
