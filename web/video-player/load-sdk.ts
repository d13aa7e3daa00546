import type { SdkSource, VideoSdk } from './video-sdk.ts';

/** Interval at which a page looks for a loaded SDK, ms (spec point 9). */
const POLL_MS = 50;
/** Timeout for loading an SDK, ms. */
const TIMEOUT_MS = 10_000;

export interface SdkSetting {
  /** From the public configuration. */
  key: string;
  /** Visitor's country, ISO 3166; null if unknown. */
  country: string | null;
  /** The profile's `uniqueHashKey`; null if signed out. */
  userId: string | null;
}

export interface SdkListeners {
  onReady: () => void;
  /** Receives the error of a failed load or initialisation. */
  onFailure: (error: unknown) => void;
}

/**
 * Returns a function that loads an SDK on its first call and resolves for all callers with the
 * ready SDK (spec point 4). It resolves with null if the SDK fails to load or initialise; the next
 * call then retries.
 */
export function createSdkLoader(
  source: SdkSource,
  { onReady, onFailure }: SdkListeners,
): (setting: SdkSetting) => Promise<VideoSdk | null> {
  let loading: Promise<VideoSdk | null> | null = null;
  const load = async ({ key, country, userId }: SdkSetting) => {
    try {
      source.begin();
      const sdk = await polled(source);
      await sdk.init(key);
      if (country !== null) sdk.setGeolocation(country.toUpperCase());
      if (userId !== null) sdk.setExternalUserId(userId);
      onReady();
      return sdk;
    } catch (error) {
      loading = null;
      onFailure(error);
      return null;
    }
  };
  return (setting) => (loading ??= load(setting));
}

async function polled(source: SdkSource): Promise<VideoSdk> {
  for (let waited = 0; waited <= TIMEOUT_MS; waited += POLL_MS) {
    const sdk = source.loaded();
    if (sdk) return sdk;
    await new Promise((settle) => setTimeout(settle, POLL_MS));
  }
  throw new Error('The video SDK did not load.');
}
