import { tvPath } from '../../paths/tv-path.ts';
import { highlightsPath } from '../../paths/video-path.ts';

/** The pages of an account, as its lists have them. */
export const PLACES = [
  { label: 'me.edit', to: '/me/edit-profile' },
  { label: 'me.favourites', to: '/me/favourite' },
  { label: 'header.settings', to: '/me/settings' },
  { label: 'header.security', to: '/me/security-and-privacy' },
] as const;

/** What there is for a fan besides, with an account and without. */
export const FOR_FANS = [
  { label: 'header.forYou', to: '/for-you' },
  { label: 'me.highlights', to: highlightsPath() },
  { label: 'header.tv', to: tvPath() },
] as const;
