import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CHARGES, OUTLINES, PATTERN_PATHS } from '../../edge/shared/crest/crest-paths.ts';
import { CrestShapes } from './crest-shapes.tsx';

test('a page defines each part that a crest refers to, once', () => {
  const page = renderToString(<CrestShapes />);
  const parts = [
    ...Object.keys(OUTLINES).flatMap((name) => [`crest-${name}`, `edge-${name}`]),
    ...Object.keys(PATTERN_PATHS).map((name) => `kit-${name}`),
    ...Object.keys(CHARGES).map((name) => `sign-${name}`),
  ];
  const counts = parts.map((part) => [part, page.split(`id="${part}"`).length - 1]);
  expect(counts).toEqual(parts.map((part) => [part, 1]));
});
