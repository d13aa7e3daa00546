import type { MatchDetails } from '../protocol/details.ts';
import type { Offer } from '../protocol/odds.ts';
import { settleDetails } from './send-details.ts';
import type { SignedClient } from './signed-client.ts';
import { repeatUntilAborted } from './sleep.ts';
import type { LiveMatch } from '../demo/play/live-match.ts';

/** Interval of requests, ms. Each request has the changes of all matches. */
const INTERVAL = 10_000;
/**
 * Shortest interval between a match's box scores and statistics, ms. A new score is sent without
 * this delay.
 */
const FIGURES_INTERVAL = 30_000;
/** How long bookmakers take no bets after a decisive score, ms. */
const SUSPENSION = 12_000;
/** Smallest relative change of a price. */
const LEAST_MOVE = 0.015;

interface Followed {
  match: LiveMatch;
  /** JSON of the last sent details, by part. */
  sent: Map<string, string>;
  offers: Map<string, Offer>;
  score: string;
  scoredAt: number;
  figuresAt: number;
}

/**
 * Sends matches' details during play: line-ups, box scores, statistics by period, moving odds and
 * broadcasters. Sends only changes. Unacknowledged changes are part of the next request.
 */
export class DetailsFeed {
  readonly #matches = new Map<string, Followed>();
  #isWanted = true;

  /** Sends the match's details until it has ended. */
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

  /**
   * Sends until the signal aborts. Stops if the server lacks the call, as a server with rooms alone
   * does.
   */
  async run(client: SignedClient, source: string, signal: AbortSignal): Promise<void> {
    await repeatUntilAborted(INTERVAL, signal, () => this.flush(client, source, Date.now()));
  }

  /** Sends the changes up to `now` (ms). Returns false if the server lacks the call. */
  async flush(client: SignedClient, source: string, now: number): Promise<boolean> {
    this.#isWanted &&= await settleDetails(client, source, this.collect(now), (details, settled) =>
      this.#settle(details, settled === 'taken'),
    );
    return this.#isWanted;
  }

  /** Returns each match's changes since the last call. */
  collect(now: number): MatchDetails[] {
    return [...this.#matches.values()].flatMap((followed) => changesOf(followed, now));
  }

  /** Marks details that the server did not take as unsent; drops a match that has ended. */
  #settle({ matchId }: MatchDetails, isTaken: boolean): void {
    const followed = this.#matches.get(matchId);
    if (!followed) return;
    if (!isTaken) {
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
    // A suspended price does not move.
    (offer.suspended === true ||
      offer.prices.every(
        ({ price }, index) => Math.abs(price / (before.prices[index]?.price ?? 1) - 1) < LEAST_MOVE,
      ));
  if (!isSame) known.set(key, offer);
  return !isSame;
}
