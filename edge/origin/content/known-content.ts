import type { ContentResult } from '../../../realtime/protocol/content.ts';

export interface ContentSender {
  source: string;
  /** Whether it resends recent content. */
  isRepeated: boolean;
  /** Hosts of the product's sites, whose API no article may call. */
  ownHosts: readonly string[];
  /** ms */
  now: number;
}

/** The published version. */
export interface Published {
  fingerprint: string;
  /** ms */
  updatedAt: number;
}

/** The stored state of an id: published or withdrawn. */
export type Known = Published | { withdrawnAt: number };

/** Returns the outcome of publishing; content older than the known version is stale. */
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

/** Returns a withdrawal's outcome. */
export function withdrawOutcome(before: Known | undefined): ContentResult['outcome'] {
  if (!before) return 'unknown';
  return 'withdrawnAt' in before ? 'duplicate' : 'applied';
}
