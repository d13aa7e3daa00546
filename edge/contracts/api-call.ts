import type * as v from 'valibot';

/** The APIs behind the edge (spec point 7); each has its own URL and its own credentials. */
export type ApiName = 'media' | 'patron' | 'sms';

/**
 * One call of an API behind the edge, from which routes, documents, tests, and the clients of
 * loaders and browsers are derived. The default export of a calls module documents its calls;
 * browsers do not load it.
 */
export interface ApiCall {
  api: ApiName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the API's base; `{name}` stands for that member of `input`. */
  path: `/${string}`;
  /** Allowed callers; others get 401. `anyone` gets one answer, whoever is signed in. */
  caller: 'anyone' | 'anyone-or-user' | 'signed-in';
  /** `cache-control` of a successful answer that has none of its own. */
  cache: 'public, max-age=60' | 'no-cache' | 'no-store';
  /**
   * Its input values: the members in `path`, an optional `body` (JSON), and all others in the
   * query. For an invalid member, the call answers 400 with the message of the member's schema.
   */
  input: v.GenericSchema<object, object> & {
    readonly entries: Readonly<Record<string, v.GenericSchema>>;
  };
  /**
   * Its body contains a password, so clients send it encrypted, as `{payload}`; `input` is the
   * decrypted content (design §4). The API refuses a plain body, unless `mayBePlain` is set.
   */
  encrypted?: true;
  mayBePlain?: true;
  /** The edge answers the call itself, even if the API is an operator's own. */
  byEdge?: true;
  /**
   * Its body is a form (multipart/form-data), which may contain files, of at most `largest` bytes. A user may
   * send `perHour`, refused ones too.
   */
  form?: { largest: number; perHour: number };
  /** Its answer has no largest size, and its reader may take minutes. */
  isStream?: true;
  /** Message of a 404 for an unknown id (spec point 8). */
  missing?: string;
  /** Schema of `data` in the envelope. */
  data: v.GenericSchema;
}

/** Largest body of a call that takes JSON, bytes. */
export const LARGEST_JSON = 64_000;

/**
 * Longest `payload` of an encrypted body, characters: far above every body with a password. An edge refuses a longer
 * one itself: an API that refuses a body before it has read it breaks the sending off, which is no answer.
 */
export const LONGEST_PAYLOAD = 20_000;

/** Documentation of a call. */
export interface CallText {
  summary: string;
  /** Whether a table of spec point 7 lists the call; other names are our own. */
  isSpecified: boolean;
  /** Takes the headers of a solved captcha: always, or only after a refusal with state 11813. */
  takesCaptcha?: 'always' | 'at-times';
  /** Takes the header of a device that signed in to the account before. */
  takesDeviceToken?: true;
  /** Depends on the header that names the visitor's country. */
  takesCountry?: true;
  /** Takes `?lang=`, the language of the message that the call sends. */
  takesLanguage?: true;
  /** The cookies of a session may replace the body. */
  mayOmitBody?: true;
  /** Reasons for a 400; absent if every input is valid. */
  refuses?: string;
  /** Other failures, by status. */
  fails?: Partial<Record<401 | 403 | 409 | 410 | 413 | 415 | 429 | 503, string>>;
}
