// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const TABS = ['First', 'Second', 'Third'].map((label) => ({ key: label, label, panel: label }));

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Tabs label="Parts" tabs={TABS} />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  document.dir = '';
});

function press(key: string): string | null | undefined {
  const chosen = document.querySelector('[aria-selected="true"]');
  act(() => {
    chosen?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  return document.querySelector('[aria-selected="true"]')?.textContent;
}

test('arrows choose the tab in their direction, and pass the ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End'].map(press)).toEqual([
    'Second',
    'First',
    'Third',
    'First',
    'Third',
  ]);
});

test('from right to left, the left arrow chooses the next tab', () => {
  document.dir = 'rtl';
  expect(['ArrowLeft', 'ArrowRight', 'Enter'].map(press)).toEqual(['Second', 'First', 'First']);
});
