// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHARGES, OUTLINES, PATTERN_PATHS } from '../../edge/shared/crest/crest-paths.ts';
import { FLAGS_PATH } from '../../edge/shared/crest/picture-path.ts';
import { shownBoxes } from './testing/shown-boxes.ts';
import { Crest, PictureHosts, type CrestProps } from './crest.tsx';

beforeEach(() => {
  // There is no network here: pictures never load.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => void vi.restoreAllMocks());
const showBox = shownBoxes();

async function show(
  of: Omit<CrestProps['of'], 'id'>,
  { shape = 'shield', size = 20 }: Partial<CrestProps> = {},
) {
  await showBox(
    <PictureHosts value={['img.example']}>
      <Crest of={{ id: 'team:17', ...of }} shape={shape} size={size} />
    </PictureHosts>,
  );
  return { image: document.querySelector('img'), crest: document.querySelector('[data-crest]') };
}

const SHEET = readFileSync('web/ui/crest.module.css', 'utf8');
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const KIT = { first: '#17306e', second: '#ffffff', pattern: 'hoops' } as const;

test('a nation shows its flag at a fixed size', async () => {
  const { image } = await show({ name: 'Brazil', nation: 'br' });
  expect(image?.getAttribute('src')).toBe(`${FLAGS_PATH}/br.svg`);
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['20', '20']);
  expect(image?.alt).toBe('');
});

test('a logo loads through the product’s own origin', async () => {
  const { image } = await show({ name: 'Elm Town', logoUri: 'https://img.example/elm.png' });
  expect(image?.getAttribute('src')).toBe('/img/img.example/elm.png');
});

test('a crest has its team’s colours and pattern, in the outline of its sport', async () => {
  const { crest } = await show({ name: 'Elm Town', kit: KIT }, { shape: 'plate' });
  expect(crest?.outerHTML).toContain('data-crest="plate" data-pattern="hoops"');
  expect(crest?.getAttribute('style')).toMatch(/--first: ?#17306e; ?--second: ?#ffffff/);
});

test('the style sheet draws the outlines, patterns and signs of shared cards', () => {
  const drawn = [
    ...Object.keys(OUTLINES).map((name) => [`[data-crest='${name}']`, '--outline: ']),
    ...Object.entries(CHARGES).map(([name, path]) => [`[data-sign='${name}']`, path]),
    ...Object.keys(PATTERN_PATHS).flatMap((name) =>
      name === 'plain' ? [] : [[`[data-pattern='${name}']::before`, 'gradient']],
    ),
  ];
  const missing = drawn.filter(
    ([selector = '', content = '']) =>
      !new RegExp(`${escape(selector)} {[^}]*${escape(content)}`).test(SHEET),
  );
  expect(missing).toEqual([]);
});

test.each([
  [20, 0],
  [31, 0],
  [32, 1],
  [56, 1],
] as const)('a team’s crest of %i px has no letters and %i signs', async (size, signs) => {
  const { crest } = await show({ name: 'Elm Town' }, { size });
  expect(crest?.textContent).toBe('');
  expect(crest?.querySelectorAll('[data-sign]')).toHaveLength(signs);
});

test('a league’s badge has its initials', async () => {
  const { crest } = await show({ name: 'Harbour League' }, { shape: 'tile' });
  expect(crest?.textContent).toBe('HL');
});

test('a picture that fails to load is replaced by a drawn crest', async () => {
  const { image } = await show({ name: 'Elm Town', logoUri: 'https://img.example/gone.png' });
  act(() => void image?.dispatchEvent(new Event('error')));
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('[data-crest="shield"]')).not.toBeNull();
});
