import type { SdkSource, VideoSdk } from './video-sdk.ts';

/** Spec point 9. */
const POLL_MS = 50;
/** An SDK that has not come by then does not come, ms. */
const PATIENCE_MS = 10_000;

export interface SdkSetting {
  /** Of the public configuration. */
  key: string;
  /** Where the visitor is, ISO 3166; null where that is not known. */
  country: string | null;
  /** `uniqueHashKey` of the profile; null for who is not signed in. */
  userId: string | null;
}

export interface SdkListeners {
  onReady: () => void;
  /** Told of what went wrong; it is then not ready. */
  onFailure: (error: unknown) => void;
}

/**
 * Loads an SDK once, for whoever asks first, and answers it to all once it is ready (spec point 4);
 * null where it cannot be loaded or initialised. Then the next to ask tries again.
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
  for (let waited = 0; waited <= PATIENCE_MS; waited += POLL_MS) {
    const sdk = source.loaded();
    if (sdk) return sdk;
    await new Promise((settle) => setTimeout(settle, POLL_MS));
  }
  throw new Error('The video SDK did not load.');
}
