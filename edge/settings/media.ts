import { address, anything, countries, origins, wholeOrigins } from './kinds.ts';
import type { Settings } from './setting.ts';

export const MEDIA = {
  PICTURE_ORIGINS: {
    kind: wholeOrigins,
    meaning: 'origins of logos and portraits',
    default: 'none: initials are shown',
  },
  VIDEO_ORIGINS: {
    kind: origins,
    meaning: 'more origins of streams and clips',
    default: 'none',
  },
  TV_STREAM_URL: {
    kind: address,
    meaning: "an operator's own live stream (HLS) in place of the [24/7 channel](tv.md)",
    default: 'none',
  },
  TV_COUNTRIES: {
    kind: countries,
    meaning: 'where the channel may be shown',
    default: 'all',
  },
  VIDEO_SDK_KEY: {
    kind: anything,
    meaning: "public key of a vendor's video SDK that replaces the built-in player",
    default: 'none',
  },
} as const satisfies Settings;
