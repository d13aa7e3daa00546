import { reportError, reportEvent } from '../app/monitoring/report.ts';
import { createSdkLoader } from './load-sdk.ts';
import { BUILT_IN } from './video-sdk.ts';

/** Loads the SDK of all players. */
export const loadPlayerSdk = createSdkLoader(BUILT_IN, {
  onReady: () => reportEvent('video-sdk-ready'),
  onFailure: (error) => reportError(error),
});
