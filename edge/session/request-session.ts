import type { Renewals, Renewal } from './renewals.ts';
import type { Changes, Credentials } from './session-cookies.ts';

const NONE: Credentials = { accessToken: null, renewalToken: null };

/** Outcome of a request's session; `no-session`: it had none that the edge could renew. */
export type SessionRenewal = Renewal | { kind: 'no-session' };

/** Requests new tokens from the patron API; `renewalToken` is null if missing. */
export type AskForRenewal = (renewalToken: string | null) => Promise<Renewal>;

/**
 * The session of one request, from a browser or an app. A browser's: the calls that its page makes within the
 * Worker share it, so that all of them use a token that one of them renewed, and the answer brings it to the
 * browser. An app keeps its tokens itself: they are answered in the body, and the edge renews none of them.
 */
export class RequestSession {
  readonly #renewals: Renewals;
  /** The browser's tokens. */
  readonly #came: Credentials;
  #credentials: Credentials;
  #isChanged = false;
  #isNew = false;
  #isAnswered = false;
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

  /** Whether the request came with a session, or its answer brings or ends one. */
  get hasSession(): boolean {
    const { accessToken, renewalToken } = this.#credentials;
    return this.#isChanged || accessToken !== null || renewalToken !== null;
  }

  /** Whether it began with this request. */
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

  /** Ends it: the browser keeps no part of it. */
  end(): void {
    this.#credentials = NONE;
    this.#isChanged = true;
  }

  /**
   * Renews it, once for the whole request. A session that is over is ended silently (spec point 4); one in an
   * unknown state stays as it is, so that an unavailable API signs nobody out. After the answer began nothing
   * is renewed: the browser would not learn of it.
   */
  renew(ask: AskForRenewal): Promise<SessionRenewal> {
    if (this.isApp) return Promise.resolve({ kind: 'no-session' });
    if (this.#isAnswered && this.#renewal === null) return Promise.resolve({ kind: 'unavailable' });
    this.#renewal ??= this.#renewOnce(ask);
    return this.#renewal;
  }

  /** Begins the answer; returns what the browser keeps or deletes. */
  answered(): Changes {
    this.#isAnswered = true;
    if (this.isApp || !this.#isChanged) return {};
    const { accessToken, renewalToken } = this.#renewals.newest(this.#credentials);
    // An earlier answer may have replaced the one that the browser sent.
    const isSame = renewalToken !== null && renewalToken === this.#came.renewalToken;
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
      this.#credentials = {
        accessToken: renewal.credentials.accessToken,
        // A just replaced one gets no new token: the browser has it already.
        renewalToken: renewal.credentials.renewalToken ?? renewalToken,
      };
      this.#isChanged = true;
    }
    return renewal;
  }
}
