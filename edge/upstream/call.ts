import type { ApiName } from '../contracts/api-call.ts';
import type { Language } from '../contracts/language.ts';

/** The visitor of a call, as upstreams may know them. */
export interface Caller {
  /** Header value of the visitor's brand. */
  brand: string;
  /** The language of the visitor's pages. */
  language: Language;
  /** ISO 3166 in lower case: the stored country, else the located one; null when neither is known. */
  countryCode: string | null;
  /** The visitor's country, ISO 3166 in lower case; null if unknown. */
  located: string | null;
  /** The caller's network; null if unknown. */
  network: string | null;
  /** The device's stored id; null without one. */
  deviceId: string | null;
  /** Proof that its user signed in on the device; only for sign-ins. */
  deviceToken: string | null;
  /** The session's token; for the media API, and as a cookie for the patron API. */
  accessToken: string | null;
}

/** One call on its way to an upstream. */
export interface Call {
  upstream: ApiName;
  /** Path below the base. */
  path: string;
  /** The query with its `?`, or ''. */
  search: string;
  method: string;
  /** As the browser sent them; `sendTo` chooses what to forward. */
  headers: Headers;
  /** Whole, so that a later stage can encrypt it or send it again. */
  body: Uint8Array<ArrayBuffer> | null;
  caller: Caller;
}

/** Answers a call. Failures are answers too: 502 without a connection, 504 on timeout. */
export type Answering = (call: Call) => Promise<Response>;

/** A step of the pipeline: may change the call, repeat `next`, or change its answer. */
export type Stage = (call: Call, next: Answering) => Promise<Response>;

/** An API that accepts requests: an operator's over HTTP, or the embedded one in-process. */
export interface Upstream {
  /** Prefix of its paths. */
  base: URL;
  /** An operator's own: its limits are ours, while the embedded API limits visitors. */
  isOutside?: true;
  /** Rejects without a connection. */
  send: (request: Request, signal: AbortSignal) => Promise<Response>;
}
