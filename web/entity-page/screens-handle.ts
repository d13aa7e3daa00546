import type { RouteHandle } from '../app/route-handle.ts';
import { isSportAndSlugValid } from '../paths/slug-rule.ts';

/** The route flags of the screens of leagues and teams (spec point 2). */
export const SCREENS_HANDLE: RouteHandle = {
  backButton: 'mobile',
  hideSubNavigation: 'mobile',
  hideSearchIcon: 'mobile',
  liveScoreStrip: 'desktop',
  banner: 'everywhere',
  keepScroll: true,
  validate: isSportAndSlugValid,
};
