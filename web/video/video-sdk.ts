import { openStream, type Stream, type StreamListeners } from './stream.ts';

/** What plays streams (spec point 4): the built-in player, or a vendor's in its place. */
export interface VideoSdk {
  /** Settles once it is connected; fails where it cannot be. */
  init: (key: string) => Promise<void>;
  /** ISO 3166 in capitals. */
  setGeolocation: (country: string) => void;
  setExternalUserId: (id: string) => void;
  open: (video: HTMLVideoElement, address: string, listeners: StreamListeners) => Promise<Stream>;
}

/** How an SDK comes into the page. */
export interface SdkSource {
  /** Begins to load it, such as by its script. */
  begin: () => void;
  /** What has been loaded, such as by its script's global; null until then. */
  loaded: () => VideoSdk | null;
}

/**
 * The product's own, which is there at once and needs no key: where it may play
 * and for whom is the edge's to know. A vendor's is a file with another `SdkSource`,
 * named in `player-sdk.ts`.
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
