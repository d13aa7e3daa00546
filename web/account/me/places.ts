import { tvPath } from '../../paths/tv-path.ts';
import { highlightsPath } from '../../paths/video-path.ts';

/** The account's pages, as menus list them. */
export const PLACES = [
  { label: 'me.edit', to: '/me/edit-profile' },
  { label: 'me.favourites', to: '/me/favourite' },
  { label: 'header.settings', to: '/me/settings' },
  { label: 'header.security', to: '/me/security-and-privacy' },
] as const;

/** Other pages for fans, with or without an account. */
export const FOR_FANS = [
  { label: 'header.forYou', to: '/for-you' },
  { label: 'me.highlights', to: highlightsPath() },
  { label: 'header.tv', to: tvPath() },
] as const;
