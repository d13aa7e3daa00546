import type { BrandProfile } from './brand-profile.ts';
import type { Language } from './language.ts';
import type { User } from './user.ts';
import type { Measuring } from './measuring.ts';
import type { MonitoringSetting } from './monitoring.ts';
import type { DeviceInfo, Platform, WebView } from './device.ts';

/** Origins of the brands' own sites, without a slash at their ends. */
export interface Sites {
  first: string;
  second: string;
}

/** What the edge knows of the visitor before any page code runs. */
export interface Visitor {
  /** Where the visitor is, ISO 3166 in lower case, or null when it is not known. */
  country: string | null;
  /** The stored country, else `country`: what the `country-code` header says (spec point 7). */
  countryCode: string | null;
  /** Whether the product is not available where the visitor is (spec points 1, 6 and 8). */
  isRestricted: boolean;
  brand: BrandProfile;
  /** The chosen one, else their country's, else the browser's, else English. */
  language: Language;
  /** IANA zone: the visitor's cookie, else Cloudflare's estimate, else UTC. */
  timeZone: string;
  /** Theme the visitor chose, or null to follow the system. */
  theme: 'light' | 'dark' | null;
  /** From the user agent; `isDesktop` decides between the desktop and the mobile layout. */
  device: DeviceInfo;
  /** Asked for by `?platform=`, else pc on a desktop and wap elsewhere (spec point 2). */
  platform: Platform;
  webView: WebView;
  /** The web view's id, else the browser's stored one; null before there is one. */
  deviceId: string | null;
  /** Who is signed in, where a page is made; null for nobody. */
  user: User | null;
  /** Keys of the browser's latest favourites: see `FAVOURITES_COOKIE`. */
  favourites: readonly string[];
}

/** What loaders and the document renderer get from the Worker. */
export interface EdgeContext {
  /**
   * Answers a request to the product's own origin in-process, for the same
   * visitor: calls of any method below `/api/`, through the pipeline, and a
   * room's snapshot at its `/parties/…` path.
   */
  fetch: (request: Request) => Promise<Response>;
  visitor: Visitor;
  /** Both brands' own sites. */
  sites: Sites;
  /** Hosts that pictures of teams, leagues and players are taken from. */
  pictureHosts: readonly string[];
  /** Time of the request, ms: one clock for a whole render. */
  now: number;
  /** Logs a call that failed (spec point 7). `path` is without its query. */
  report: (failure: { path: string; status: number; message: string }) => void;
  /** Logs what rendering or a loader threw, the same only once for a request. */
  reportFault: (error: unknown) => void;
  /** For inline scripts under the content security policy. */
  nonce: string;
  /** Where browsers send reports; absent: nowhere. */
  monitoring?: MonitoringSetting;
  /** What else is measured, and what the visitor allows; absent: nothing. */
  measuring?: Measuring;
  /** Public key of the SDK that plays videos; absent or empty: the built-in one needs none. */
  videoSdkKey?: string;
  /** Of the build that makes the page; absent where nothing was built. */
  version?: string;
  /** How the visitor is connected, by Cloudflare's names; only in test mode, where `/test` shows it. */
  connection?: Readonly<Record<string, string>>;
}

/** Key of the context in React Router's `context.get(…)`. */
export const edgeContext: { defaultValue?: EdgeContext } = {};
