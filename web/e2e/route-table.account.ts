import { ME_ALIASES } from '../account/me/me-aliases.ts';
import { redirect, type RouteRow } from './route-row.ts';

/** Pages that require sign-in: others are redirected Home and asked there. */
const FOR_SIGNED_IN = [
  '/me/favourite',
  '/me/settings',
  '/me/security-and-privacy',
  '/me/security-and-privacy/change-password',
  '/me/security-and-privacy/delete-account',
  '/me/edit-profile',
  '/me/edit-username',
  '/me/edit-bio',
  '/me/confirm-password',
  '/me/change-password',
];

/** The account's pages when signed out; `account.journey.ts` checks them signed in. */
export const ACCOUNT_ROUTES: RouteRow[] = [
  {
    name: '/me/profile is a phone’s alone',
    path: '/me/profile',
    desktop: redirect(302, '/'),
    mobile: { title: 'Your account', page: 'me', flags: 'no-sub-navigation' },
  },
  ...FOR_SIGNED_IN.map((path) => ({
    name: `${path} is for who is signed in`,
    path,
    ...redirect(302, '/'),
  })),
  ...Object.entries(ME_ALIASES).map(([name, to]) => ({
    name: `/${name} is another name`,
    path: `/${name}`,
    ...redirect(301, to),
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
