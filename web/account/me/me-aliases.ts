/** Flat aliases of the account's pages, without the first slash (spec point 2). */
export const ME_ALIASES = {
  profile: '/me/profile',
  'profile-edit': '/me/edit-profile',
  'profile-settings': '/me/settings',
  'profile-bio-edit': '/me/edit-bio',
  'profile-username-edit': '/me/edit-username',
  'profile-change-password': '/me/change-password',
  'profile-confirm-password': '/me/confirm-password',
  'account-deletion': '/me/security-and-privacy/delete-account',
  'account-deletion/mobile': '/me/security-and-privacy/delete-account',
} as const satisfies Record<string, string>;
