export const DEVICES = ['mobile', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * Ends of titles of tests that run on one device alone: the other would repeat them. Other tests run
 * on both.
 */
export const ONLY_ON: Readonly<Record<Device, string>> = { mobile: '@phone', desktop: '@desktop' };

/** End of titles of tests for which Chromium's headless shell is not enough: it has no push service. */
export const WHOLE_BROWSER = '@push';

/** Tag, before a device's, in titles of tests that the gate runs. The full run has all tests. */
export const CORE = '@core';

/** Tag of tests that failed by chance: the gate leaves them out until they are mended. A day follows it. */
export const QUARANTINED = '@quarantine';
