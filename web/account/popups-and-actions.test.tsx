// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reports } from '../app/monitoring/reports.ts';
import { chooseAlerts } from '../favourites/alert-choices.ts';
import { saveFavourites, toggleFavourite } from '../favourites/favourites-store.ts';
import { aFavourite } from '../favourites/testing/favourites.ts';
import { PROFILE } from '../session/testing/profile.ts';
import { DeleteAccountPage } from './me/delete-account-page.tsx';
import { LinkBettingDialog } from './me/link-betting-dialog.tsx';
import SignInDialog from './sign-in-dialog.tsx';
import { accountPages, TOKENS } from './testing/account-page.tsx';

const show = accountPages();
const dialog = () => <SignInDialog onClose={() => {}} />;

/** Popups and actions of a test, in the order of their reports. */
let reported: string[];

beforeEach(() => {
  reported = [];
  // Other tests' reports wait until something takes them.
  reports.drop();
  reports.attach((report) => {
    if (report.kind === 'popup') reported.push(`${report.name} popup`);
    if (report.kind === 'event' && report.attributes['type'] === 'bi-analytics')
      reported.push(report.name);
  });
});
afterEach(() => {
  reports.drop();
  saveFavourites({ items: [], owner: null });
});

test('a sign-up reports its popups, each once, and the action', async () => {
  const page = await show(dialog(), { 'POST /v2/patron-user/register': TOKENS });
  await page.press('Create an account');
  await page.send({ identifier: 'ana@example.org' });
  await page.send({ code: '123456', password: 'a long enough one' });
  expect(reported).toEqual(['login popup', 'signup popup', 'sign-up', 'create-username popup']);
});

test('a password reset reports its success, and a sign-in its action', async () => {
  const page = await show(dialog(), {
    'POST /v3/patron-user/email/reset/password': { data: {} },
    'POST /v3/patron-user/signin': TOKENS,
  });
  await page.type('identifier', 'ana@example.org');
  await page.press('Forgotten your password?');
  await page.submit();
  await page.send({ code: '123456', password: 'a long enough one' });
  await page.press('Sign in');
  await page.send({ password: 'a long enough one' });
  expect(reported).toEqual([
    'login popup',
    'password-reset-success popup',
    'login popup',
    'sign-in',
  ]);
});

test('a linked betting account begins with a popup', async () => {
  await show(<LinkBettingDialog isOpen={false} onClose={() => {}} />, {}, { profile: PROFILE });
  expect(reported).toEqual([]);
  await show(<LinkBettingDialog isOpen onClose={() => {}} />, {}, { profile: PROFILE });
  expect(reported).toEqual(['account-sync popup']);
});

test('the last question before a deletion is a popup', async () => {
  const answers = { 'POST /v3/patron-user/confirm/password': { data: { token: 'sure' } } };
  const page = await show(<DeleteAccountPage />, answers, { profile: PROFILE });
  expect(reported).toEqual([]);
  await page.send({ password: 'the old one' });
  expect(reported).toEqual(['account-deletion popup']);
});

test('a sign-in with a betting account is a popup', async () => {
  const page = await show(dialog());
  await page.press('Sign in with a betting account');
  expect(reported).toEqual(['login popup', 'account-sync popup']);
});

test('a star and a choice of alerts are actions', () => {
  const match = aFavourite(40, 'a');
  toggleFavourite(match, Date.UTC(2026, 10, 21));
  chooseAlerts({ type: 40, favouriteItemId: 'a' }, ['score']);
  expect(reported).toEqual(['star', 'alert']);
});
