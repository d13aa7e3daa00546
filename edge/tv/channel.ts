import type { Language } from '../contracts/language.ts';

/** A 24/7 channel: what it plays, and when. */
export interface Channel {
  anchor: Anchor;
  /** The best is last. An asset is cut at the same times in all renditions. */
  renditions: readonly Rendition[];
  assets: ReadonlyMap<string, Asset>;
  /** Ids of one or more assets, which repeat wherever nothing is scheduled. */
  filler: readonly string[];
  /** Ordered by start, without overlaps. */
  programmes: readonly Programme[];
}

/** The start of the channel's numbering, so that earlier programmes can be dropped without a new numbering. */
export interface Anchor {
  /** µs since 1970. */
  begin: number;
  /** Media and discontinuity sequence numbers of the segment at `begin`. */
  mediaSequence: number;
  discontinuity: number;
}

export interface Rendition {
  /** Name in the playlist's address: `{name}.m3u8`. */
  name: string;
  /** Largest bit rate of a segment, bit/s. */
  bandwidth: number;
  width: number;
  height: number;
  /** In RFC 6381 form: `avc1.42c01e,mp4a.40.2`. */
  codecs: string;
}

/** A clip cut into segments. */
export interface Asset {
  id: string;
  /** Duration of each segment, µs, as exact as in the file, so that the sum of many does not drift. */
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
  /** ms since 1970. The programme begins when the segment that plays at this time ends. */
  start: number;
  /** ms since 1970. The assets repeat until then. */
  end: number;
  assets: readonly string[];
}

/** Time from a schedule's arrival until it may change the channel, ms: players may have loaded that much. */
export const LEAD_MS = 30_000;

/** `EXT-X-TARGETDURATION`, s: the limit of a segment's duration. It must never change (RFC 8216, 6.2.1). */
export const TARGET_SECONDS = 6;
