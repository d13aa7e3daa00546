import { useRouteLoaderData } from 'react-router';
import { DEFAULT_BRAND } from '../../edge/shared/brand/brand.ts';
import type { Banner, NavigationEntryWire } from '../../edge/contracts/app-data.ts';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import type { Platform } from '../../edge/contracts/device.ts';
import type { Sites } from '../../edge/contracts/edge-context.ts';
import type { Language } from '../../edge/contracts/language.ts';
import type { User } from '../../edge/contracts/user.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { CountryOption } from '../../edge/shared/text/country-option.ts';
import type { ZoneYear } from '../../edge/shared/time/zone-years.ts';
import type { StartupSetting } from './startup/startup-setting.ts';
import type { Appearance } from './appearance.ts';

/** Data of the bars around every page, and the edge's facts about the visitor. */
export interface Shell extends Appearance {
  /** Null where it is the product's own (`DEFAULT_NAVIGATION`), or could not load. */
  navigation: NavigationEntryWire[] | null;
  /** The API's sports that we support. */
  sports: SportKey[] | null;
  /** Whether the 24/7 channel is on air for the visitor; false if unknown. */
  isTvAvailable: boolean;
  banner: Banner | null;
  /** Country for which content is shown. */
  country: CountryOption | null;
  /** A phone number as people of that country write it; undefined if unknown. */
  phoneExample: string | undefined;
  /** Present where no SMS can be sent, so that pages offer nothing by phone number. */
  lacksSms?: true;
  /**
   * Whether the product is not available in the visitor's country, so that the bars would lead
   * nowhere.
   */
  isRestricted: boolean;
  /** Whether the platform is a desktop: the server's guess of the window's width. */
  isDesktop: boolean;
  /** Layout of a platform that the address forces; null where the window's width decides. */
  forcedLayout: 'narrow' | 'wide' | null;
  /** The viewport meta tag's content. */
  viewport: string;
  brand: BrandProfile;
  sites: Sites;
  /** Hosts whose pictures may be shown. */
  pictureHosts: readonly string[];
  language: Language;
  /** Whether the requested address names it (`?lang=`). */
  isLanguageNamed: boolean;
  platform: Platform;
  /** Version of the app whose web view shows the page; absent in browsers. */
  appVersion?: string;
  /** The signed-in user, or null. */
  user: User | null;
  /** Keys of the device's latest favourites, from the cookie of the request. */
  favourites: ReadonlySet<string>;
  /** Delay of this device's scores, ms; absent without one. */
  delay?: number;
  timeZone: string;
  /** The zone's UTC offsets, so that the browser need not compute them. */
  zoneYears: ZoneYear[];
  /** Time of the request, ms. */
  now: number;
  startup: StartupSetting;
}

/** Returns the shell of the page; undefined when it could not load. */
export function useShell(): Shell | undefined {
  return useRouteLoaderData<Shell>('root');
}

/** Returns the shell's brand; the default one when it could not load. */
export function brandOf(shell: Pick<Shell, 'brand'> | undefined): BrandProfile {
  return shell?.brand ?? DEFAULT_BRAND;
}

/** Returns the page's brand. */
export function useBrand(): BrandProfile {
  return brandOf(useShell());
}
