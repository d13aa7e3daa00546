import type * as v from 'valibot';
import { getEncryptionKey } from '../contracts/session-calls.ts';
import { SESSION_COOKIE } from '../session/session-cookies.ts';

/** A request to an operator's APIs. */
export interface Asked {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

export interface Answered {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

interface StandInOptions {
  /** Life of an access token, ms. */
  lifeMs?: number;
  /** Duration of a renewal, ms. */
  renewalMs?: number;
}

/**
 * Stands in for an operator's APIs: sessions of one user whose tokens rotate,
 * with a grace for the one just replaced, and calls that need a good token.
 */
export class PatronStandIn {
  readonly #lifeMs: number;
  readonly #renewalMs: number;
  readonly #until = new Map<string, number>();
  readonly #usedUp = new Map<string, number>();
  /** New for each: isolates remember renewals. */
  readonly #family = crypto.randomUUID();
  #good = '';
  #count = 0;
  takesCredentials = true;
  /** Identifies the device later, if it does that. */
  deviceToken: string | undefined;
  /** Its answer in place of a renewal. */
  renewal: 'renews' | 'refuses' | Answered = 'renews';
  readonly asked: Asked[] = [];
  /** Bodies of accepted calls. */
  readonly taken: string[] = [];

  constructor({ lifeMs = 900_000, renewalMs = 0 }: StandInOptions = {}) {
    this.#lifeMs = lifeMs;
    this.#renewalMs = renewalMs;
  }

  /** Returns token number `count`. */
  renewalToken(count: number): string {
    return `${this.#family}.${count}`;
  }

  /** Requests to this path. */
  at(path: string): Asked[] {
    return this.asked.filter((each) => each.path === path);
  }

  async answer(asked: Asked): Promise<Answered> {
    const { path } = asked;
    if (path === getEncryptionKey.path) return { status: 200, body: { data: KEY } };
    this.asked.push(asked);
    if (/\/(?:signin|register|sync|callback)$/.test(path)) {
      if (!this.takesCredentials) return refused;
      return { status: 200, body: { data: { ...this.#issue(), deviceToken: this.deviceToken } } };
    }
    if (path.endsWith('/renew')) return this.#renew(asked.body);
    if (!this.#isSignedIn(asked.headers)) return refused;
    this.taken.push(asked.body);
    return { status: 200, body: { data: { path, said: asked.body } } };
  }

  /** Issues the tokens of a new or a renewed session. */
  #issue() {
    this.#count += 1;
    const exp = Date.now() + this.#lifeMs;
    // In whole seconds, a life of two seconds would be one to two.
    const claims = { sub: 'fan-1', sid: 'family', exp: exp / 1_000, n: this.#count };
    const accessToken = `${base64({ alg: 'HS256' })}.${base64(claims)}.c2lnbmVk`;
    this.#until.set(accessToken, exp);
    this.#good = this.renewalToken(this.#count);
    return { accessToken, renewalToken: this.#good, expiresIn: this.#lifeMs / 1_000 };
  }

  async #renew(body: string): Promise<Answered> {
    await new Promise((resolve) => setTimeout(resolve, this.#renewalMs));
    if (this.renewal === 'refuses') return refused;
    if (this.renewal !== 'renews') return this.renewal;
    const { renewalToken = '' }: { renewalToken?: string } = JSON.parse(body || '{}');
    const usedAt = this.#usedUp.get(renewalToken);
    if (usedAt !== undefined && Date.now() - usedAt < 30_000) {
      const good = this.#good;
      const { accessToken, expiresIn } = this.#issue();
      this.#good = good;
      return { status: 200, body: { data: { accessToken, expiresIn } } };
    }
    if (renewalToken !== this.#good) return refused;
    this.#usedUp.set(renewalToken, Date.now());
    return { status: 200, body: { data: this.#issue() } };
  }

  #isSignedIn(headers: Headers): boolean {
    const [, cookie] =
      new RegExp(`(?:^|; )${SESSION_COOKIE}=([^;]+)`).exec(headers.get('cookie') ?? '') ?? [];
    const token = headers.get('access-token') ?? cookie ?? '';
    return (this.#until.get(token) ?? 0) > Date.now();
  }
}

/** Nobody has the private one: bodies encrypted for it are not read. */
const KEY: v.InferOutput<typeof getEncryptionKey.data> = {
  key: {
    kty: 'EC',
    crv: 'P-256',
    x: 'rKMcS1_w0v2LHHZ3wL2AGrCR2a2gpXS2yoUGrMwrLyQ',
    y: 'pkE6JCm0JG8WLHLoKMzZecrgJ_d-Zf4-4gEJdtXtZ8s',
    alg: 'ECDH-ES',
    use: 'enc',
  },
  kid: 'stand-in',
  expiresAt: Date.UTC(2190, 0),
  now: Date.UTC(2026, 0),
};

const refused: Answered = { status: 401, body: { message: 'Sign in to do this.', state: 11_820 } };

function base64(value: object): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
