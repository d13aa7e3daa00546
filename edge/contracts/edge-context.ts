import type { BrandProfile } from './brand-profile.ts';
import type { Language } from './language.ts';
import type { OpsAccess } from './ops.ts';
import type { User } from './user.ts';
import type { Measuring } from './measuring.ts';
import type { MonitoringSetting } from './monitoring.ts';
import type { DeviceClass, Platform, WebView } from './device.ts';

/**
 * The origin of each language's site, by hreflang, without a trailing slash. The site of
 * `x-default` chooses the language by the visitor.
 */
export type Sites = Readonly<Record<string, string>>;

/** Facts about the visitor, known before any page code runs. */
export interface Visitor {
  /** The country where the visitor is, ISO 3166 in lower case; null if unknown. */
  country: string | null;
  /** The stored country, else `country`: value of the `country-code` header (spec point 7). */
  countryCode: string | null;
  /** Whether the product is unavailable in the visitor's country (spec points 1, 6 and 8). */
  isRestricted: boolean;
  brand: BrandProfile;
  /**
   * The language that the visitor chose, else their country's, else the browser's, else English.
   */
  language: Language;
  /** IANA zone: the visitor's cookie, else Cloudflare's estimate, else UTC. */
  timeZone: string;
  /** Theme the visitor chose, or null to follow the system. */
  theme: 'light' | 'dark' | 'black' | null;
  /** Height of rows that the visitor chose, or null for comfortable ones. */
  density: 'compact' | null;
  /** Delay with which this device shows scores, s; 0 for none. */
  delay: number;
  /** From the user agent; `isDesktop` decides between the desktop and the mobile layout. */
  device: DeviceClass;
  /** Requested by `?platform=`, else pc on a desktop and wap elsewhere (spec point 2). */
  platform: Platform;
  webView: WebView;
  /** The web view's device id, else the browser's stored one; null if neither exists yet. */
  deviceId: string | null;
  /** The user signed in at the time of rendering; null for none. */
  user: User | null;
  /** Keys of the browser's latest favourites: see `FAVOURITES_COOKIE`. */
  favourites: readonly string[];
}

/** The context that the Worker passes to loaders and the document renderer. */
export interface EdgeContext {
  /**
   * Answers a request of the same visitor to the product's own origin, in-process: calls of any
   * method below `/api/`, through the pipeline, and a room's snapshot at its `/parties/…` path.
   */
  fetch: (request: Request) => Promise<Response>;
  visitor: Visitor;
  sites: Sites;
  /**
   * Returns the path of a match's picture for shared links. It changes with each version of the
   * match's room; null stands for no room.
   */
  cardAddress: (
    matchId: string,
    room: { epoch: string; version: number } | null,
  ) => Promise<string>;
  /** Hosts of team, league and player pictures. */
  pictureHosts: readonly string[];
  /** Present where no SMS can be sent, so that pages offer nothing by phone number. */
  lacksSms?: true;
  /** Time of the request, ms: one clock for a whole render. */
  now: number;
  /** Logs a call that failed (spec point 7). `path` is without its query. */
  report: (failure: { path: string; status: number; message: string }) => void;
  /** Logs an error of rendering or a loader, each error once per request. */
  reportFault: (error: unknown) => void;
  /** Nonce of inline scripts under the content security policy. */
  nonce: string;
  /** Where browsers send reports; absent if nowhere. */
  monitoring?: MonitoringSetting;
  /** Other measuring, and the visitor's consent; absent without measuring. */
  measuring?: Measuring;
  /**
   * Public key of the SDK that plays videos; absent or empty for the built-in player, which needs
   * none.
   */
  videoSdkKey?: string;
  /** Version of the build that renders; absent without a build. */
  version?: string;
  /** The visitor's access to `/ops`; absent where the product has no such page. */
  ops?: OpsAccess;
  /** The visitor's connection, by Cloudflare's names; only in test mode, for the page `/test`. */
  connection?: Readonly<Record<string, string>>;
}

/** Key of the context in React Router's `context.get(…)`. */
export const edgeContext: { defaultValue?: EdgeContext } = {};
