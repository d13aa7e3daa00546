import type { ContentResult } from '../../../realtime/protocol/content.ts';

export interface ContentSender {
  source: string;
  /** Whether the source resends recent content, so that a withdrawn item may arrive again. */
  isRepeated: boolean;
  /** ms */
  now: number;
}

/** The published version. */
interface Published {
  id: string;
  fingerprint: string;
  /** ms */
  updatedAt: number;
}

/** The stored state of an id: published or withdrawn. */
export type Known = Omit<Published, 'id'> | { withdrawnAt: number };

type Outcome = ContentResult['outcome'];

/**
 * One kind of content in one import: the stored state, and the items to publish and to withdraw.
 */
export class Shelf<Read extends { row: Published }> {
  readonly #known: Map<string, Known>;
  readonly #sender: ContentSender;
  readonly #news = new Map<string, Read>();
  readonly #gone = new Set<string>();

  constructor(known: Map<string, Known>, sender: ContentSender) {
    this.#known = known;
    this.#sender = sender;
  }

  get news(): Read[] {
    return [...this.#news.values()];
  }

  get gone(): string[] {
    return [...this.#gone];
  }

  /** Publishes content and returns the outcome; content older than the known version is stale. */
  publish(read: Read): Outcome {
    const { id, fingerprint, updatedAt } = read.row;
    const before = this.#known.get(id);
    if (before && 'withdrawnAt' in before) {
      if (this.#sender.isRepeated && updatedAt <= before.withdrawnAt) return 'stale';
    } else if (before) {
      if (before.fingerprint === fingerprint) return 'duplicate';
      if (before.updatedAt > updatedAt) return 'stale';
    }
    this.#known.set(id, read.row);
    this.#news.set(id, read);
    return 'applied';
  }

  withdraw(id: string): Outcome {
    const before = this.#known.get(id);
    if (!before) return 'unknown';
    if ('withdrawnAt' in before) return 'duplicate';
    this.#known.set(id, { withdrawnAt: this.#sender.now });
    this.#news.delete(id);
    this.#gone.add(id);
    return 'applied';
  }
}
