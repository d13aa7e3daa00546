import type { MatchDetails } from '../protocol/details.ts';
import type { Offer } from '../protocol/odds.ts';
import { detailsBatches } from './details-batches.ts';
import { postDetails } from './post-details.ts';
import type { SignedClient } from './signed-client.ts';
import { sleepUntilAborted } from './sleep.ts';
import type { LiveMatch } from '../demo/play/live-match.ts';

/** How often what changed is sent, ms: one request for all matches. */
const INTERVAL = 10_000;
/** Box scores and statistics of a match are sent this often at most, unless its score changed, ms. */
const FIGURES_INTERVAL = 30_000;
/** Bookmakers take no bets for so long after a score that turns a match, ms. */
const SUSPENSION = 12_000;
/** A price that moves by less stays as it is. */
const LEAST_MOVE = 0.015;

interface Followed {
  match: LiveMatch;
  /** What the server has, by part of the details. */
  sent: Map<string, string>;
  offers: Map<string, Offer>;
  score: string;
  scoredAt: number;
  figuresAt: number;
}

/**
 * Sends what is known of matches beside their course while they are played:
 * line-ups, box scores, statistics by period, odds that move and who shows them.
 * Only what changed is sent; what was not acknowledged is sent again with the next.
 */
export class DetailsFeed {
  readonly #matches = new Map<string, Followed>();
  #isUnwanted = false;

  /** From now on the match's details are sent, until it has ended. */
  follow(match: LiveMatch): void {
    this.#matches.set(match.matchId, {
      match,
      sent: new Map(),
      offers: new Map(),
      score: '',
      scoredAt: 0,
      figuresAt: 0,
    });
  }

  /** Sends until the signal is aborted, or the server has no such call: rooms alone take no details. */
  async run(client: SignedClient, source: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !this.#isUnwanted) {
      await sleepUntilAborted(INTERVAL, signal);
      if (!signal.aborted) await this.flush(client, source, Date.now());
    }
  }

  /** Sends what has changed by a time (ms). */
  async flush(client: SignedClient, source: string, now: number): Promise<void> {
    if (this.#isUnwanted) return;
    for (const batch of detailsBatches(this.collect(now))) {
      const outcome = await postDetails(client, source, batch);
      if (outcome.kind === 'refused' && outcome.status === 404) {
        this.#isUnwanted = true;
        return;
      }
      const results = outcome.kind === 'acknowledged' ? outcome.value : [];
      for (const [index, details] of batch.entries())
        this.#settle(details, results[index]?.outcome ?? 'rejected');
    }
  }

  /** What has changed of each match since it was last collected. */
  collect(now: number): MatchDetails[] {
    return [...this.#matches.values()].flatMap((followed) => changesOf(followed, now));
  }

  /** What the server did not take is news again; of a match that has ended nothing more comes. */
  #settle({ matchId }: MatchDetails, outcome: string): void {
    const followed = this.#matches.get(matchId);
    if (!followed) return;
    if (outcome === 'rejected') {
      followed.sent.clear();
      followed.offers.clear();
      followed.figuresAt = 0;
    } else if (followed.match.isEnded) this.#matches.delete(matchId);
  }
}

function changesOf(followed: Followed, now: number): MatchDetails[] {
  const { match, sent } = followed;
  const score = JSON.stringify(match.shown.score ?? null);
  const hasScored = followed.score !== '' && score !== followed.score;
  if (hasScored) followed.scoredAt = now;
  followed.score = score;
  const isTurned = match.turnsWithEachScore && now - followed.scoredAt < SUSPENSION;
  const details = match.details(now, isTurned);
  const { matchId, occurredAt, lineups, broadcasters, odds = [], ...figures } = details;
  const news: MatchDetails = { matchId, occurredAt };
  if (isNews(sent, 'lineups', lineups)) news.lineups = lineups;
  if (isNews(sent, 'broadcasters', broadcasters)) news.broadcasters = broadcasters;
  const isDue = hasScored || match.isEnded || now - followed.figuresAt >= FIGURES_INTERVAL;
  if (isDue) {
    followed.figuresAt = now;
    if (isNews(sent, 'statistics', figures.statistics)) news.statistics = figures.statistics;
    if (isNews(sent, 'boxScore', figures.boxScore)) news.boxScore = figures.boxScore;
  }
  const moved = odds.filter((offer) => isMoved(followed.offers, offer));
  if (moved.length > 0) news.odds = moved;
  return Object.keys(news).length > 2 ? [news] : [];
}

function isNews(sent: Map<string, string>, part: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  if (value === undefined || sent.get(part) === text) return false;
  sent.set(part, text);
  return true;
}

function isMoved(known: Map<string, Offer>, offer: Offer): boolean {
  const key = `${offer.market} ${offer.line ?? ''} ${offer.bookmaker.id}`;
  const before = known.get(key);
  const isSame =
    before !== undefined &&
    before.suspended === offer.suspended &&
    // While nothing is offered a price stands still.
    (offer.suspended === true ||
      offer.prices.every(
        ({ price }, index) => Math.abs(price / (before.prices[index]?.price ?? 1) - 1) < LEAST_MOVE,
      ));
  if (!isSame) known.set(key, offer);
  return !isSame;
}
