// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { AtRest } from './at-rest.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('a press from before the page listened is repeated, also on a page without its data', async () => {
  const button = document.createElement('button');
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  window.earlyPresses = new Set([button]);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<AtRest />));
  await eventually(() => expect(window.earlyPresses).toBeNull());
  act(() => root.unmount());
  expect(pressed).toHaveBeenCalledOnce();
});
