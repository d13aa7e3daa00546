import type { Language } from '../contracts/language.ts';

/** A 24/7 channel as it is told: what there is to play, and what is played when. */
export interface Channel {
  anchor: Anchor;
  /** Best last. All of an asset's renditions are cut at the same times. */
  renditions: readonly Rendition[];
  assets: ReadonlyMap<string, Asset>;
  /** Ids of assets, one or more: played over and over wherever nothing is scheduled. */
  filler: readonly string[];
  /** By start, one after the other. */
  programmes: readonly Programme[];
}

/**
 * Where the channel's numbers are counted from. What was on air before it need
 * not be known any more, and may not change them.
 */
export interface Anchor {
  /** µs since 1970. */
  begin: number;
  /** Of the segment that begins there. */
  mediaSequence: number;
  /** Of that segment. */
  discontinuity: number;
}

export interface Rendition {
  /** A word of the playlist's address. */
  name: string;
  /** Most bits a second, of a whole segment. */
  bandwidth: number;
  width: number;
  height: number;
  /** As RFC 6381 has them: `avc1.42c01e,mp4a.40.2`. */
  codecs: string;
}

/** A clip that was cut into segments. */
export interface Asset {
  id: string;
  /** µs of each, as exact as the file says: the sum of many must not drift. */
  durations: readonly number[];
  /** Address of each segment, by the rendition's name. */
  files: Readonly<Record<string, readonly string[]>>;
}

/** What a programme is called in other languages than the operator's own. */
export type Titles = Readonly<Partial<Record<Language, string>>>;

export interface Programme {
  id: string;
  title: string;
  titles?: Titles | undefined;
  /** The match that is shown, if one is. */
  matchId?: string | undefined;
  /** ms since 1970. It begins with the first segment that does not begin before. */
  start: number;
  /** ms since 1970: its assets are played over and over until then. */
  end: number;
  assets: readonly string[];
}

/** ms from a schedule's coming in until what is on air may change: players have named that much already. */
export const LEAD_MS = 30_000;

/** `EXT-X-TARGETDURATION`, s: no segment is longer, and it may never change (RFC 8216, 6.2.1). */
export const TARGET_SECONDS = 6;
