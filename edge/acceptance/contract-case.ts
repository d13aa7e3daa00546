import type { ApiCall } from '../contracts/api-call.ts';

/** Values of a call's parameters as written into its path and query, and its body. */
export type Values = Record<string, string | number | object>;

/** Lets a case make its own calls through the edge. */
export interface CaseMaker {
  ask: (
    call: ApiCall,
    values: Values,
    headers?: Record<string, string>,
    session?: string,
  ) => Promise<{
    status: number;
    headers: Partial<Record<string, string | string[]>>;
    body: unknown;
  }>;
  /** Address of the code sender's outbox. */
  outbox: string;
}

/** The parts of a case that only a running product can provide. */
export interface Prepared {
  values: Values;
  headers?: Record<string, string>;
  /** Access token of the signed-in fan; absent: an unknown one. */
  session?: string;
  /** A cookie beside the edge's session cookies. */
  cookie?: string;
}

export interface ContractCase {
  values?: Values;
  /** Replaces `values`: makes them just before the call, with headers. */
  prepare?: (maker: CaseMaker) => Promise<Prepared>;
}

export interface ContractCases {
  /** Calls that succeed, and the least that their data hold: for a list, its first items. */
  good: (ContractCase & { holds: unknown })[];
  /** Refused calls with status and message: one for each of the call's errors. */
  refused?: (ContractCase & { status: number; message: string })[];
  /** Errors by status that other files cause: here they would use up the limits of the other cases. */
  elsewhere?: Record<number, string>;
}

/** The refusal of an id that no match has. */
export const noMatch = { values: { id: 'none' }, status: 404, message: 'No match has this id.' };
/** The refusal of a made-up `flag`. */
export const badFlag = { status: 400, message: 'flag is not one that an answer brought' };
