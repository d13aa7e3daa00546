// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shownBoxes } from './testing/shown-boxes.ts';
import { Tabs } from './tabs.tsx';

const TABS = ['First', 'Second', 'Third'].map((label) => ({ key: label, label, panel: label }));

const show = shownBoxes();
beforeEach(async () => void (await show(<Tabs label="Parts" tabs={TABS} />)));
afterEach(() => {
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
