import type * as v from 'valibot';

/** The APIs behind the edge (spec point 7); each has its own URL and its own credentials. */
export type ApiName = 'media' | 'patron' | 'sms';

/**
 * One call of an API behind the edge: routes, documents, tests and the clients of
 * loaders and browsers are all made from it. What is said of it in prose is the
 * default export of its module, so that no browser loads it.
 */
export interface ApiCall {
  api: ApiName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base; `{name}` stands for that member of `input`. */
  path: `/${string}`;
  /** Who may make it; anybody else gets 401. */
  caller: 'anyone' | 'signed-in';
  /** The `cache-control` of a good answer that does not say its own. */
  cache: 'public, max-age=60' | 'no-cache' | 'no-store';
  /**
   * What it takes, as values: the members that `path` names, `body` where there
   * is one (JSON), all others in the query. The message of a member's schema is
   * answered with 400.
   */
  input: v.GenericSchema<object, object> & {
    readonly entries: Readonly<Record<string, v.GenericSchema>>;
  };
  /**
   * Its body holds a password and travels encrypted, as `{payload}`: `input` is
   * of what that holds (design §4). Plain it is refused, unless it `mayBePlain`.
   */
  encrypted?: true;
  mayBePlain?: true;
  /** Its body is a form (multipart/form-data), which may hold files; `largest` is in bytes. */
  form?: { largest: number };
  /** What is said, with 404, where nothing has such an id (spec point 8). */
  missing?: string;
  /** `data` of the envelope. */
  data: v.GenericSchema;
}

/** The largest body of a call that takes JSON, bytes. */
export const LARGEST_JSON = 64_000;

/** What the documents say of a call. */
export interface CallText {
  summary: string;
  /** Whether the call stands in a table of spec point 7; other names are our own. */
  isSpecified: boolean;
  /** It takes the headers of a solved captcha, and refuses without them when the API asks for one. */
  takesCaptcha?: true;
  /** It takes the header that shows a device where the account was signed in to before. */
  takesDeviceToken?: true;
  /** A session's cookies may stand in place of the body. */
  mayOmitBody?: true;
  /** When it answers 400; absent where no input is wrong. */
  refuses?: string;
  /** When it fails otherwise, by status. */
  fails?: Partial<Record<401 | 403 | 409 | 410 | 413 | 415 | 429 | 503, string>>;
}
