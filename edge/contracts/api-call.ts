import type * as v from 'valibot';

/** The APIs behind the edge (spec point 7); each has its own URL and its own credentials. */
export type ApiName = 'media' | 'patron' | 'sms';

/**
 * One call of an API behind the edge: routes, documents, tests and the clients of loaders and browsers are
 * all made from it. Its documentation is the default export of its module, which browsers do not load.
 */
export interface ApiCall {
  api: ApiName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base; `{name}` stands for that member of `input`. */
  path: `/${string}`;
  /** Allowed callers; others get 401. */
  caller: 'anyone' | 'signed-in';
  /** `cache-control` of a good answer without its own. */
  cache: 'public, max-age=60' | 'no-cache' | 'no-store';
  /**
   * Its input values: the members in `path`, an optional `body` (JSON), all others in the query. A 400
   * answers with the message of a member's schema.
   */
  input: v.GenericSchema<object, object> & {
    readonly entries: Readonly<Record<string, v.GenericSchema>>;
  };
  /**
   * Its body holds a password and travels encrypted, as `{payload}`: `input` is the decrypted content (design
   * §4). Plain it is refused, unless `mayBePlain`.
   */
  encrypted?: true;
  mayBePlain?: true;
  /** The edge answers it itself, also where the API is an operator's own. */
  byEdge?: true;
  /** Its body is a form (multipart/form-data), which may hold files; `largest` is in bytes. */
  form?: { largest: number };
  /** Message of a 404 for an unknown id (spec point 8). */
  missing?: string;
  /** `data` of the envelope. */
  data: v.GenericSchema;
}

/** The largest body of a call that takes JSON, bytes. */
export const LARGEST_JSON = 64_000;

/** Documentation of a call. */
export interface CallText {
  summary: string;
  /** Whether the call stands in a table of spec point 7; other names are our own. */
  isSpecified: boolean;
  /** It takes the headers of a solved captcha: always, or only after a refusal with state 11813. */
  takesCaptcha?: 'always' | 'at-times';
  /** It takes the header of a device that signed in to the account before. */
  takesDeviceToken?: true;
  /** It depends on the header that names the visitor's country. */
  takesCountry?: true;
  /** Its `?lang=` names the language of the message that it sends. */
  takesLanguage?: true;
  /** A session's cookies may replace the body. */
  mayOmitBody?: true;
  /** Reasons for a 400; absent where every input is valid. */
  refuses?: string;
  /** Other failures, by status. */
  fails?: Partial<Record<401 | 403 | 409 | 410 | 413 | 415 | 429 | 503, string>>;
}
