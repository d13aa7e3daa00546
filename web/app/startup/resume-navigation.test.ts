// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { interruptedNavigation, noteNavigation } from './resume-navigation.ts';

afterEach(() => vi.unstubAllGlobals());

const loadedBy = (type: string) => ({
  getEntriesByType: () => [Object.assign(performance.mark('page'), { type })],
});

test('a navigation interrupted by a reload is resumed once', () => {
  noteNavigation('/football/leagues');
  expect(interruptedNavigation(loadedBy('reload'))).toBe('/football/leagues');
  expect(interruptedNavigation(loadedBy('reload'))).toBeNull();
});

test('nothing is resumed after a finished navigation, on a new visit or without storage', () => {
  noteNavigation('/live');
  noteNavigation(null);
  expect(interruptedNavigation(loadedBy('reload'))).toBeNull();
  noteNavigation('/live');
  expect(interruptedNavigation(loadedBy('navigate'))).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  noteNavigation('/live');
  expect(interruptedNavigation(loadedBy('reload'))).toBeNull();
});
