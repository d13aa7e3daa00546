import type * as v from 'valibot';

/** A value in a call's path or query, as JSON would write it. */
export interface CallParameter {
  schema: v.GenericSchema;
  description: string;
  /** Of a query; what stands in a path is always required. */
  isRequired?: boolean;
}

/** One call of an API behind the edge: what documents say of it and contract tests hold it to. */
export interface ApiCall {
  api: 'media' | 'patron';
  method: 'GET';
  /** Below the API's base; `{name}` stands for one of `parameters`. */
  path: `/${string}`;
  summary: string;
  /** Whether the call stands in a table of spec point 7; other names are our own. */
  isSpecified: boolean;
  /** Those that `path` does not name belong to the query. */
  parameters: Record<string, CallParameter>;
  /** `data` of the envelope. */
  data: v.GenericSchema;
  /** When the call fails, by status. */
  errors: Record<number, string>;
}

/** `call`, as it is: with its literal types, and checked. */
export function apiCall<const Call extends ApiCall>(call: Call): Call {
  return call;
}
