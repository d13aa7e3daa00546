import { useRouteLoaderData } from 'react-router';
import type { Banner, NavigationEntryWire } from '../../edge/contracts/app-data.ts';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import type { Platform, WebView } from '../../edge/contracts/device.ts';
import type { Sites } from '../../edge/contracts/edge-context.ts';
import type { Language } from '../../edge/contracts/language.ts';
import type { User } from '../../edge/contracts/user.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { CountryOption } from '../text/country-option.ts';
import type { ZoneYear } from '../time/zone-years.ts';
import type { StartupSetting } from './startup/startup-setting.ts';
import type { Theme } from './theme.ts';

/** What stands around every page, and what the edge knew of the visitor when it was made. */
export interface Shell {
  navigation: NavigationEntryWire[] | null;
  /** The sports that the API has, of those that are ours. */
  sports: SportKey[] | null;
  /** Whether the 24/7 channel is on air for the visitor; false where nobody could say. */
  isTvAvailable: boolean;
  banner: Banner | null;
  /** The country that content is shown for. */
  country: CountryOption | null;
  /** Whether the product is not available where the visitor is: bars would lead nowhere. */
  isRestricted: boolean;
  theme: Theme;
  /** Whether the platform is a desktop: what the server takes the window's width for. */
  isDesktop: boolean;
  /** The layout of a platform that the address forces; null where the window's width decides. */
  forcedLayout: 'narrow' | 'wide' | null;
  /** What the page's viewport allows. */
  viewport: string;
  brand: BrandProfile;
  sites: Sites;
  /** Hosts of which pictures may be shown. */
  pictureHosts: readonly string[];
  language: Language;
  /** Whether the address that was asked for names it (`?lang=`). */
  isLanguageNamed: boolean;
  platform: Platform;
  webView: WebView;
  /** Who is signed in; null for nobody. */
  user: User | null;
  /** Keys of the device's latest favourites, as its cookie said when the page was made. */
  favourites: ReadonlySet<string>;
  timeZone: string;
  /** The zone's offsets, so that the browser need not work them out. */
  zoneYears: ZoneYear[];
  /** Time of the request, ms. */
  now: number;
  startup: StartupSetting;
}

/** The shell of the page that is shown; undefined when it could not be made. */
export function useShell(): Shell | undefined {
  return useRouteLoaderData<Shell>('root');
}
