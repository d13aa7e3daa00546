import { openStream, type Stream, type StreamListeners } from './stream.ts';

/** Plays streams (spec point 4): the built-in player, or a vendor's instead. */
export interface VideoSdk {
  /** Settles once connected; rejects on failure. */
  init: (key: string) => Promise<void>;
  /** ISO 3166 in capitals. */
  setGeolocation: (country: string) => void;
  setExternalUserId: (id: string) => void;
  open: (video: HTMLVideoElement, address: string, listeners: StreamListeners) => Promise<Stream>;
}

/** How a page loads an SDK. */
export interface SdkSource {
  /** Starts loading it, such as by its script. */
  begin: () => void;
  /** The loaded SDK, such as its script's global; null until then. */
  loaded: () => VideoSdk | null;
}

/**
 * The product's own SDK, available at once without a key: the edge decides where and for whom it
 * may play. A vendor's SDK is a file with another `SdkSource`, named in `player-sdk.ts`.
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
