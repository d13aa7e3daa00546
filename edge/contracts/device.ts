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

/** The flags that pages read. Devices with the same flags share cached pages. */
export type DeviceClass = Pick<DeviceInfo, 'isDesktop' | 'isIos' | 'isAndroid' | 'isCrawler'>;

/** Platforms of the product (spec points 2 and 5); the last two are native apps' web views. */
export const PLATFORMS = ['pc', 'wap', 'android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The data that a native app puts into the query of the pages that it opens (spec point 2). */
export interface WebView {
  /** Parameter `device_id`. */
  deviceId: string | null;
  /** Parameter `user_id`. */
  userId: string | null;
  /** Parameter `app_version`, such as '2.12.0-beta'. */
  appVersion: string | null;
}
