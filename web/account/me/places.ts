/** The pages of an account, as its lists have them. */
export const PLACES = [
  { label: 'me.edit', to: '/me/edit-profile' },
  { label: 'me.favourites', to: '/me/favourite' },
  { label: 'header.settings', to: '/me/settings' },
  { label: 'header.security', to: '/me/security-and-privacy' },
] as const;
