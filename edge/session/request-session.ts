import type { Renewals, Renewal } from './renewals.ts';
import type { Changes, Credentials } from './session-cookies.ts';

const NONE: Credentials = { accessToken: null, renewalToken: null };

/** Outcome of renewing a request's session; `no-session`: it has none that the edge can renew. */
export type SessionRenewal = Renewal | { kind: 'no-session' };

/** Requests new tokens from the patron API; `renewalToken` is null if missing. */
export type AskForRenewal = (renewalToken: string | null) => Promise<Renewal>;

/**
 * The session of one request, from a browser or an app. The calls that a browser's page makes
 * within the Worker share its session: all of them use a token that one of them renewed, and the
 * page's answer sends it to the browser. An app keeps its tokens itself: it gets them in the body,
 * and the edge renews none of them.
 */
export class RequestSession {
  readonly #renewals: Renewals;
  /** The browser's tokens. */
  readonly #came: Credentials;
  #credentials: Credentials;
  #isChanged = false;
  #isNew = false;
  #isAnswered = false;
  /** Whether the API keeps its renewal token: its cookie then begins to age again. */
  #isTokenKept = false;
  #deviceToken: string | null | undefined;
  #renewal: Promise<SessionRenewal> | null = null;

  /** Whether an app keeps the tokens. */
  readonly isApp: boolean;

  constructor(credentials: Credentials, renewals: Renewals, isApp = false) {
    this.isApp = isApp;
    this.#came = credentials;
    this.#credentials = credentials;
    this.#renewals = renewals;
  }

  static ofApp(accessToken: string | null, renewals: Renewals): RequestSession {
    return new RequestSession({ accessToken, renewalToken: null }, renewals, true);
  }

  get accessToken(): string | null {
    return this.#credentials.accessToken;
  }

  get renewalToken(): string | null {
    return this.#credentials.renewalToken;
  }

  /** Whether the request has a session, or its answer begins or ends one. */
  get hasSession(): boolean {
    const { accessToken, renewalToken } = this.#credentials;
    return this.#isChanged || accessToken !== null || renewalToken !== null;
  }

  /** Whether the session began with this request. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /** Begins a session, in place of any other. */
  begin(credentials: Credentials): void {
    this.#credentials = credentials;
    this.#isChanged = true;
    this.#isNew = true;
  }

  /** Marks in the browser that its user signed in there; null removes the mark. */
  knowDevice(token: string | null): void {
    this.#deviceToken = token;
  }

  /** Ends the session: the browser keeps no part of it. */
  end(): void {
    this.#credentials = NONE;
    this.#isChanged = true;
  }

  /**
   * Renews the session, once for the whole request. If it is over, ends it silently (spec point 4).
   * If its state is unknown, leaves it as it is, so that an unavailable API signs nobody out.
   * Renews nothing after the answer began: the browser would not get the new tokens.
   */
  renew(ask: AskForRenewal): Promise<SessionRenewal> {
    if (this.isApp) return Promise.resolve({ kind: 'no-session' });
    if (this.#isAnswered && this.#renewal === null) return Promise.resolve({ kind: 'unavailable' });
    this.#renewal ??= this.#renewOnce(ask);
    return this.#renewal;
  }

  /** Marks that the answer begins; returns the tokens that the browser keeps or deletes. */
  answered(): Changes {
    this.#isAnswered = true;
    if (this.isApp || !this.#isChanged) return {};
    // A session that has begun now is newer than any renewal.
    const { accessToken, renewalToken } = this.#isNew
      ? this.#credentials
      : this.#renewals.newest(this.#credentials);
    // Does not send back the renewal token that the browser sent: an earlier answer may have
    // replaced it there.
    const isSame =
      renewalToken !== null && renewalToken === this.#came.renewalToken && !this.#isTokenKept;
    const deviceToken = this.#deviceToken;
    return {
      accessToken,
      ...(!isSame && { renewalToken }),
      ...(deviceToken !== undefined && { deviceToken }),
    };
  }

  async #renewOnce(ask: AskForRenewal): Promise<SessionRenewal> {
    const { accessToken, renewalToken } = this.#credentials;
    const key = renewalToken ?? accessToken;
    if (key === null) return { kind: 'no-session' };
    const renewal = await this.#renewals.renew(key, (token) =>
      ask(renewalToken === null ? null : token),
    );
    if (renewal.kind === 'refused') this.end();
    if (renewal.kind === 'renewed') {
      this.#isTokenKept = renewal.credentials.renewalToken === renewalToken;
      this.#credentials = {
        accessToken: renewal.credentials.accessToken,
        // The API returns no renewal token for one that was just replaced: the browser already has
        // the new one.
        renewalToken: renewal.credentials.renewalToken ?? renewalToken,
      };
      this.#isChanged = true;
    }
    return renewal;
  }
}
