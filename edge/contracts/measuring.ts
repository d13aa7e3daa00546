import type { Purpose } from './consent.ts';

/** A tag manager's script (spec point 7, other traffic). */
export interface TagSetting {
  id: string;
  /** Whole address of the script, its id in it. */
  scriptUrl: string;
}

/** Where recordings of visits go (spec point 4, session recording). */
export interface RecordingSetting {
  /** Whole address that batches are posted to. */
  url: string;
  /** Who is signed in, as the recorder knows them: user id and product; null for nobody. */
  user: string | null;
  /** Whether the visitor is signed in as one of those who are always recorded. */
  isTester: boolean;
}

/** What is measured of a visit, and what the visitor allows of it. */
export interface Measuring {
  tag: TagSetting | null;
  recording: RecordingSetting | null;
  /** Those for which something is set up: nobody is asked about the others. */
  purposes: readonly Purpose[];
  /** The visitor's choice, else what holds where they are. */
  allowed: readonly Purpose[];
  /** Whether the page has to ask. */
  isAsked: boolean;
}
