import type { ApiName } from '../contracts/api-call.ts';
import type { Language } from '../contracts/language.ts';

/** What upstreams may know about the visitor who makes a call. */
export interface Caller {
  /** Header value of the visitor's brand. */
  brand: string;
  /** The language of the visitor's pages. */
  language: Language;
  /** ISO 3166 in lower case: the stored country, else the located one; null when neither is known. */
  countryCode: string | null;
  /** The visitor's country, ISO 3166 in lower case; null if unknown. */
  located: string | null;
  /** The visitor's network: an IPv4 address, or the /64 of an IPv6 address; null if unknown. */
  network: string | null;
  /** The device's stored id; null without one. */
  deviceId: string | null;
  /** Proof that a user signed in on the device; sent with sign-ins only. */
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
  /** The browser's headers; `sendTo` chooses which to forward. */
  headers: Headers;
  /** The whole body, so that a later stage can encrypt it or send it again. */
  body: Uint8Array<ArrayBuffer> | null;
  caller: Caller;
  /** Its answer has no largest size and may take minutes: see `ApiCall`. */
  isStream?: boolean;
}

/** Answers a call. Failures are answers too: 502 without a connection, 504 on timeout. */
export type Answering = (call: Call) => Promise<Response>;

/** A step of the pipeline: may change the call, repeat `next`, or change its answer. */
export type Stage = (call: Call, next: Answering) => Promise<Response>;

/** An API that accepts requests: an operator's over HTTP, or the embedded one in-process. */
export interface Upstream {
  /** Prefix of its paths. */
  base: URL;
  /**
   * Set for an operator's API: its 429 limits the whole edge, the embedded API's only one visitor.
   */
  isOutside?: true;
  /** Rejects without a connection. */
  send: (request: Request, signal: AbortSignal) => Promise<Response>;
}
