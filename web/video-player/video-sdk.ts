import { openStream, type Stream, type StreamListeners } from './stream.ts';

/** An SDK that plays streams (spec point 4): the built-in one or a vendor's. */
export interface VideoSdk {
  /** Resolves when the SDK is ready; rejects on failure. */
  init: (key: string) => Promise<void>;
  /** Receives an ISO 3166 code in capitals. */
  setGeolocation: (country: string) => void;
  setExternalUserId: (id: string) => void;
  open: (video: HTMLVideoElement, address: string, listeners: StreamListeners) => Promise<Stream>;
}

/** How a page loads an SDK. */
export interface SdkSource {
  /** Starts to load the SDK, such as by its script. */
  begin: () => void;
  /** Returns the loaded SDK, such as its script's global; null until it is loaded. */
  loaded: () => VideoSdk | null;
}

/**
 * The product's own SDK. It is available at once and needs no key, since the edge decides where and
 * for whom a stream may play. A vendor's SDK is another `SdkSource`, which `player-sdk.ts` must
 * name.
 */
export const BUILT_IN: SdkSource = {
  begin: () => {},
  loaded: () => ({
    init: async () => {},
    setGeolocation: () => {},
    setExternalUserId: () => {},
    open: openStream,
  }),
};
