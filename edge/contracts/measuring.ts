import type { Purpose } from './consent.ts';

/** A tag manager's script (spec point 7, other traffic). */
export interface TagSetting {
  id: string;
  /** Full address of the script, with its id. */
  scriptUrl: string;
}

/** Queries of a campaign, which only a tag's script reads, in the browser. */
export const CAMPAIGN = /^(?:utm_\w+|\w*clid|[gw]braid)$/;

/** Where recordings of visits go (spec point 4, session recording). */
export interface RecordingSetting {
  /** Full address to which the recorder posts batches. */
  url: string;
  /** The signed-in user as the recorder identifies them, by user id and product; null for none. */
  user: string | null;
  /** Whether the signed-in visitor is always recorded. */
  isTester: boolean;
}

/** The measuring of a visit, and the visitor's consent. */
export interface Measuring {
  tag: TagSetting | null;
  recording: RecordingSetting | null;
  /** Purposes that the operator has set up. Pages ask visitors only about these. */
  purposes: readonly Purpose[];
  /**
   * The purposes that the visitor allows, or before a choice those that their country's default
   * allows.
   */
  allowed: readonly Purpose[];
  /** Whether the page must ask for consent. */
  isAsked: boolean;
  /**
   * Whether the browser may store a device's id; a choice may follow the page's load, and decides
   * then.
   */
  mayIdentify: boolean;
}
