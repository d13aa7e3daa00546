import type { ContentResult } from '../../../realtime/protocol/content.ts';

export interface ContentSender {
  source: string;
  /** It sends all of it again until it is old. */
  isRepeated: boolean;
  /** Hosts of the product's sites, whose calls no article may make. */
  ownHosts: readonly string[];
  /** ms */
  now: number;
}

/** What is published under an id. */
export interface Published {
  fingerprint: string;
  /** ms */
  updatedAt: number;
}

/** What an import knows of an id: that it is published, or was. */
export type Known = Published | { withdrawnAt: number };

/** What becomes of content that is published: what is older than what is known is let be. */
export function publishOutcome(
  before: Known | undefined,
  { fingerprint, updatedAt }: Published,
  isRepeated: boolean,
): ContentResult['outcome'] {
  if (!before) return 'applied';
  if ('withdrawnAt' in before)
    return isRepeated && updatedAt <= before.withdrawnAt ? 'stale' : 'applied';
  if (before.fingerprint === fingerprint) return 'duplicate';
  return before.updatedAt > updatedAt ? 'stale' : 'applied';
}

/** What becomes of a withdrawal. */
export function withdrawOutcome(before: Known | undefined): ContentResult['outcome'] {
  if (!before) return 'unknown';
  return 'withdrawnAt' in before ? 'duplicate' : 'applied';
}
