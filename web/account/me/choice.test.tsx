// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AppearanceContext, rememberAppearance, type Appearance } from '../../app/appearance.ts';
import { readCookie } from '../../app/cookie.ts';
import { accountPages } from '../testing/account-page.tsx';
import { Choice, useDensities, useThemes } from './choice.tsx';

const show = accountPages();

/** Holds the choices, as the root does. */
function Page() {
  const [appearance, setAppearance] = useState<Appearance>({ theme: null, density: null });
  const choose = (next: Partial<Appearance>) => {
    rememberAppearance(next);
    setAppearance({ ...appearance, ...next });
  };
  return (
    <AppearanceContext value={{ ...appearance, choose }}>
      <Choices />
    </AppearanceContext>
  );
}

function Choices() {
  return (
    <>
      <Choice label="Theme" options={useThemes()} />
      <Choice label="Density" options={useDensities()} />
    </>
  );
}

test('a chosen theme and density are shown and kept, each apart, and the defaults forget them', async () => {
  const page = await show(<Page />);
  const chosen = () =>
    [...page.box.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent);
  const kept = () => [readCookie('theme'), readCookie('density')];
  expect(chosen()).toEqual(['As on this device', 'Comfortable']);

  await page.press('Black');
  expect(chosen()).toEqual(['Black', 'Comfortable']);
  expect(kept()).toEqual(['black', null]);
  await page.press('Compact');
  expect(chosen()).toEqual(['Black', 'Compact']);
  expect(kept()).toEqual(['black', 'compact']);
  await page.press('As on this device');
  expect(chosen()).toEqual(['As on this device', 'Compact']);
  expect(kept()).toEqual([null, 'compact']);
});
