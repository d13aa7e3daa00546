import type { Renewals, Renewal } from './renewals.ts';
import type { Credentials } from './session-cookies.ts';

const NONE: Credentials = { accessToken: null, renewalToken: null };

/** Asks the patron API for new tokens; `token` is the renewal token, or null where there is none. */
export type AskForRenewal = (renewalToken: string | null) => Promise<Renewal>;

/**
 * The session of one request from a browser: the calls that its page makes
 * within the Worker share it, so that all of them go on with a token that one
 * of them renewed, and the answer brings it to the browser.
 */
export class RequestSession {
  readonly #renewals: Renewals;
  /** What the browser sent. */
  readonly #came: Credentials;
  #credentials: Credentials;
  #isChanged = false;
  #isAnswered = false;
  #renewal: Promise<Renewal> | null = null;

  constructor(credentials: Credentials, renewals: Renewals) {
    this.#came = credentials;
    this.#credentials = credentials;
    this.#renewals = renewals;
  }

  get accessToken(): string | null {
    return this.#credentials.accessToken;
  }

  get renewalToken(): string | null {
    return this.#credentials.renewalToken;
  }

  /** Whether the request came with a session, or its answer brings or ends one. */
  get isSomeones(): boolean {
    const { accessToken, renewalToken } = this.#credentials;
    return this.#isChanged || accessToken !== null || renewalToken !== null;
  }

  /** Begins a session, in place of whichever there was. */
  begin(credentials: Credentials): void {
    this.#credentials = credentials;
    this.#isChanged = true;
  }

  /** Ends it: nothing of it stays in the browser. */
  end(): void {
    this.#credentials = NONE;
    this.#isChanged = true;
  }

  /**
   * Renews it, once for the whole request. A session that is over is ended
   * silently (spec point 4); one of which nobody could tell stays as it is, so
   * that an API that is away signs nobody out. After the answer began nothing
   * is renewed: the browser would not learn of it.
   */
  renew(ask: AskForRenewal): Promise<Renewal> {
    if (this.#isAnswered && this.#renewal === null) return Promise.resolve({ kind: 'unavailable' });
    this.#renewal ??= this.#renewOnce(ask);
    return this.#renewal;
  }

  /** What the answer, which begins now, has the browser keep or forget. */
  answered(): Partial<Credentials> {
    this.#isAnswered = true;
    if (!this.#isChanged) return {};
    const { accessToken, renewalToken } = this.#renewals.newest(this.#credentials);
    // The one that the browser sent may be replaced already, by an answer that came before this one.
    const isSame = renewalToken !== null && renewalToken === this.#came.renewalToken;
    return { accessToken, ...(!isSame && { renewalToken }) };
  }

  async #renewOnce(ask: AskForRenewal): Promise<Renewal> {
    const { accessToken, renewalToken } = this.#credentials;
    const key = renewalToken ?? accessToken;
    if (key === null) return { kind: 'refused' };
    const renewal = await this.#renewals.renew(key, (token) =>
      ask(renewalToken === null ? null : token),
    );
    if (renewal.kind === 'refused') this.end();
    if (renewal.kind === 'renewed') {
      this.#credentials = {
        accessToken: renewal.credentials.accessToken,
        // One that was just replaced is answered without another: the browser has it already.
        renewalToken: renewal.credentials.renewalToken ?? renewalToken,
      };
      this.#isChanged = true;
    }
    return renewal;
  }
}
