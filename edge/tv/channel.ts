import type { Language } from '../contracts/language.ts';

/** A 24/7 channel as received: what it plays, and when. */
export interface Channel {
  anchor: Anchor;
  /** Best last. All of an asset's renditions are cut at the same times. */
  renditions: readonly Rendition[];
  assets: ReadonlyMap<string, Asset>;
  /** Ids of assets, one or more: repeated wherever nothing is scheduled. */
  filler: readonly string[];
  /** By start, in sequence. */
  programmes: readonly Programme[];
}

/** Start of the channel's numbering. Earlier programmes may be dropped without a change of the numbers. */
export interface Anchor {
  /** µs since 1970. */
  begin: number;
  /** Numbers of the segment at `begin`. */
  mediaSequence: number;
  discontinuity: number;
}

export interface Rendition {
  /** A word of the playlist's address. */
  name: string;
  /** Peak bits per second of a segment. */
  bandwidth: number;
  width: number;
  height: number;
  /** In RFC 6381 form: `avc1.42c01e,mp4a.40.2`. */
  codecs: string;
}

/** A clip cut into segments. */
export interface Asset {
  id: string;
  /** µs of each, as exact as in the file: the sum of many must not drift. */
  durations: readonly number[];
  /** Address of each segment, by the rendition's name. */
  files: Readonly<Record<string, readonly string[]>>;
}

/** Names of a programme in languages other than the operator's. */
export type Titles = Readonly<Partial<Record<Language, string>>>;

export interface Programme {
  id: string;
  title: string;
  titles?: Titles | undefined;
  /** The match that is shown, if one is. */
  matchId?: string | undefined;
  /** ms since 1970. It begins with the first segment at or after this. */
  start: number;
  /** ms since 1970: its assets repeat until then. */
  end: number;
  assets: readonly string[];
}

/** ms from a schedule's arrival until the channel may change: players already have that much. */
export const LEAD_MS = 30_000;

/** `EXT-X-TARGETDURATION`, s: the longest segment; it may never change (RFC 8216, 6.2.1). */
export const TARGET_SECONDS = 6;
