// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { openSignIn } from '../session/open-sign-in.ts';
import { SignInHost } from './sign-in-host.tsx';
import { accountPages, TOKENS } from './testing/account-page.tsx';

const show = accountPages();

async function opened(box: HTMLElement): Promise<void> {
  await eventually(async () => {
    await act(async () => {});
    expect(box.querySelector('dialog')?.open).toBe(true);
  });
}

test('openSignIn() opens the dialog, and Close removes it', async () => {
  const page = await show(<SignInHost />);
  expect(page.box.querySelector('dialog')).toBeNull();
  act(() => openSignIn());
  await opened(page.box);
  await page.press('Close');
  expect(page.box.querySelector('dialog')).toBeNull();
});

test('a visitor redirected Home sees the sign-in dialog once and goes on to the requested page', async () => {
  document.cookie = 'sign-in-for=%2Fme%2Fsettings; Path=/';
  const page = await show(<SignInHost />, { 'POST /v3/patron-user/signin': TOKENS });
  await opened(page.box);
  expect(document.cookie).not.toContain('sign-in-for');
  await page.send({ identifier: 'ana@example.org', password: 'correct horse' });
  expect(page.path()).toBe('/me/settings');
});

test('a sign-in-for cookie with another site’s URL causes no redirect', async () => {
  document.cookie = `sign-in-for=${encodeURIComponent('//evil.example')}; Path=/`;
  const page = await show(<SignInHost />, { 'POST /v3/patron-user/signin': TOKENS });
  await opened(page.box);
  await page.send({ identifier: 'ana@example.org', password: 'correct horse' });
  expect(page.path()).toBe('/here');
});
