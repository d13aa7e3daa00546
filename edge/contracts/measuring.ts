import type { Purpose } from './consent.ts';

/** A tag manager's script (spec point 7, other traffic). */
export interface TagSetting {
  id: string;
  /** Full address of the script, with its id. */
  scriptUrl: string;
}

/** Where recordings of visits go (spec point 4, session recording). */
export interface RecordingSetting {
  /** Full address that batches are posted to. */
  url: string;
  /** The signed-in user for the recorder: user id and product; or null. */
  user: string | null;
  /** Whether the signed-in visitor is always recorded. */
  isTester: boolean;
}

/** The measuring of a visit, and the visitor's consent. */
export interface Measuring {
  tag: TagSetting | null;
  recording: RecordingSetting | null;
  /** Purposes that are set up: visitors are asked only about these. */
  purposes: readonly Purpose[];
  /** The visitor's choice, else their country's default. */
  allowed: readonly Purpose[];
  /** Whether the page has to ask. */
  isAsked: boolean;
}
