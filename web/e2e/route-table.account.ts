import { HOME, redirect, SIGN_IN_FIRST, type RouteRow } from './route-row.ts';

/** Pages that require sign-in: others are redirected Home and asked there. */
const FOR_SIGNED_IN = [
  '/me/favourite',
  '/me/settings',
  '/me/security-and-privacy',
  '/me/security-and-privacy/change-password',
  '/me/security-and-privacy/delete-account',
  '/me/edit-profile?x=1',
];
/** The same on phones; a desktop goes Home and is not asked. */
const FOR_SIGNED_IN_PHONES = [
  '/me/edit-username',
  '/me/edit-bio',
  '/me/confirm-password',
  '/me/change-password',
];

/** Addresses of the apps and of older links (spec point 2). */
const ALIASES: Readonly<Record<string, string>> = {
  profile: '/me/profile',
  'profile-edit': '/me/edit-profile',
  'profile-settings': '/me/settings',
  'profile-bio-edit': '/me/edit-bio',
  'profile-username-edit': '/me/edit-username',
  'profile-change-password': '/me/change-password',
  'profile-confirm-password': '/me/confirm-password',
  'account-deletion': '/me/security-and-privacy/delete-account',
  'account-deletion/mobile': '/me/security-and-privacy/delete-account',
};

/** The account's pages when signed out; `account.journey.ts` checks them signed in. */
export const ACCOUNT_ROUTES: RouteRow[] = [
  {
    name: '/me leads to the page of the device',
    path: '/me',
    desktop: redirect(302, '/me/edit-profile'),
    mobile: redirect(302, '/me/profile'),
  },
  {
    name: '/me/profile is a phone’s alone',
    path: '/me/profile',
    desktop: HOME,
    mobile: { title: 'Your account', page: 'me', flags: 'no-sub-navigation' },
  },
  ...FOR_SIGNED_IN.map((path) => ({
    name: `${path} is for who is signed in`,
    path,
    ...SIGN_IN_FIRST,
  })),
  ...FOR_SIGNED_IN_PHONES.map((path) => ({
    name: `${path} is for who is signed in on a phone`,
    path,
    desktop: HOME,
    mobile: SIGN_IN_FIRST,
  })),
  ...Object.entries(ALIASES).map(([name, to]) => ({
    name: `/${name} is another name`,
    path: `/${name}?x=1`,
    ...redirect(301, `${to}?x=1`),
  })),
  {
    name: '/delete-account-instructions',
    path: '/delete-account-instructions',
    title: 'How to delete your account',
    page: 'delete-account-instructions',
    desktop: { flags: 'no-sub-navigation' },
    mobile: { flags: 'back-button no-sub-navigation no-search-icon' },
  },
];
