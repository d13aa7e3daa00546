/** Device flags from the user agent (spec point 3). */
export interface DeviceInfo {
  isMobile: boolean;
  isMobileOrTablet: boolean;
  isTablet: boolean;
  isDesktop: boolean;
  isIos: boolean;
  isAndroid: boolean;
  isWindows: boolean;
  isMacOS: boolean;
  isApple: boolean;
  isDesktopOrTablet: boolean;
  isSafari: boolean;
  isFirefox: boolean;
  isEdge: boolean;
  isChrome: boolean;
  isSamsung: boolean;
  isCrawler: boolean;
}

/** The flags that pages read. All devices with the same ones share a cached page. */
export type DeviceClass = Pick<DeviceInfo, 'isDesktop' | 'isIos' | 'isAndroid' | 'isCrawler'>;

/** Where the product runs (spec points 2 and 5); the last two are native apps' web views. */
export const PLATFORMS = ['pc', 'wap', 'android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** A native app's data in the query of the pages it opens (spec point 2). */
export interface WebView {
  /** `device_id` */
  deviceId: string | null;
  /** `user_id` */
  userId: string | null;
  /** `app_version`, such as '2.12.0-beta'. */
  appVersion: string | null;
}
