// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FLAGS_PATH } from '../../edge/shared/crest/picture-path.ts';
import { Crest, PictureHosts, type CrestProps } from './crest.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
beforeEach(() => {
  // There is no network here: pictures never load.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  vi.restoreAllMocks();
  act(() => root.unmount());
  document.body.replaceChildren();
});

function show(of: CrestProps['of'], shape: CrestProps['shape'] = 'team') {
  act(() =>
    root.render(
      <PictureHosts value={['img.example']}>
        <Crest of={of} shape={shape} />
      </PictureHosts>,
    ),
  );
  return { image: document.querySelector('img'), crest: document.querySelector('[data-crest]') };
}

test('a nation shows its flag at a fixed size', () => {
  const { image } = show({ name: 'Brazil', nation: 'br' });
  expect(image?.getAttribute('src')).toBe(`${FLAGS_PATH}/br.svg`);
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['20', '24']);
  expect(image?.alt).toBe('');
});

test('a logo loads through the product’s own origin', () => {
  const { image } = show({ name: 'Elm Town', logoUri: 'https://img.example/elm.png' });
  expect(image?.getAttribute('src')).toBe('/img/img.example/elm.png');
});

test('without a picture a crest has initials, in a different shape for each kind', () => {
  const shapes = (['team', 'player', 'league'] as const).map((shape) => {
    const { image, crest } = show({ name: 'Elm Town FC' }, shape);
    expect(image).toBeNull();
    expect(crest?.getAttribute('data-crest')).toBe('ET');
    expect(crest?.textContent).toBe('');
    return crest?.className;
  });
  expect(new Set(shapes).size).toBe(3);
});

test('a pair has each player’s initial, in another shape than a team', () => {
  const { crest } = show({ name: 'Silva / Costa Ramos' }, 'pair');
  expect(crest?.getAttribute('data-crest')).toBe('SC');
  expect(crest?.className).not.toBe(show({ name: 'Elm Town' }).crest?.className);
});

test('a picture that fails to load is replaced by initials', () => {
  const { image } = show({ name: 'Elm Town', logoUri: 'https://img.example/gone.png' });
  act(() => void image?.dispatchEvent(new Event('error')));
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('[data-crest]')?.getAttribute('data-crest')).toBe('ET');
});
