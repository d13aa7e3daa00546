import type { ApiName } from '../contracts/api-call.ts';
import type { Language } from '../contracts/language.ts';

/** Who a call is made for, as far as an upstream may know. */
export interface Caller {
  /** Header value of the visitor's brand. */
  brand: string;
  /** The language of the visitor's pages. */
  language: Language;
  /** ISO 3166 in lower case: the stored country, else the located one; null when neither is known. */
  countryCode: string | null;
  /** Where the visitor is, ISO 3166 in lower case; null where that is not known. */
  located: string | null;
  /** The network that the call comes from; null where it is not known. */
  network: string | null;
  /** The device's stored id; null before it has one. */
  deviceId: string | null;
  /** Shows that its user signed in on the device; for sign-ins alone. */
  deviceToken: string | null;
  /** The session's token; for the media API, and as a cookie for the patron API. */
  accessToken: string | null;
}

/** One call on its way to an upstream. */
export interface Call {
  upstream: ApiName;
  /** Below the upstream's base. */
  path: string;
  /** The query with its `?`, or ''. */
  search: string;
  method: string;
  /** As the browser sent them: what crosses is chosen when the call is sent. */
  headers: Headers;
  /** Whole, so that a later stage can encrypt it, or send it a second time. */
  body: Uint8Array<ArrayBuffer> | null;
  caller: Caller;
}

/**
 * Answers a call. Failures are answers too: no connection is 502, no answer in
 * time 504.
 */
export type Answering = (call: Call) => Promise<Response>;

/** A step of the pipeline: may change the call, repeat `next`, or change its answer. */
export type Stage = (call: Call, next: Answering) => Promise<Response>;

/** An API that can be sent requests: an operator's own over HTTP, or the embedded one in-process. */
export interface Upstream {
  /** Where its paths begin. */
  base: URL;
  /** Rejects when there is no connection. */
  send: (request: Request, signal: AbortSignal) => Promise<Response>;
}
