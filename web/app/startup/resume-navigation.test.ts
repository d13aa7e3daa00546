// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { interruptedNavigation, noteNavigation } from './resume-navigation.ts';

afterEach(() => vi.unstubAllGlobals());

const loadedBy = (type: string) => ({
  getEntriesByType: () => [Object.assign(performance.mark('page'), { type })],
});

test('a navigation that ended in a reload goes on, once', () => {
  noteNavigation('/football/leagues');
  expect(interruptedNavigation(loadedBy('reload'))).toBe('/football/leagues');
  expect(interruptedNavigation(loadedBy('reload'))).toBeNull();
});

test('a finished navigation, another visit and a storage that refuses lead nowhere', () => {
  noteNavigation('/live');
  noteNavigation(null);
  expect(interruptedNavigation(loadedBy('reload'))).toBeNull();
  noteNavigation('/live');
  expect(interruptedNavigation(loadedBy('navigate'))).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  noteNavigation('/live');
  expect(interruptedNavigation(loadedBy('reload'))).toBeNull();
});
