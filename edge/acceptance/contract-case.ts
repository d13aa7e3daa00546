import type { ApiCall } from '../contracts/api-call.ts';

/** Values of a call's parameters, as they are written into its path and query, and of its body. */
export type Values = Record<string, string | number | object>;

/** What a case makes its own calls with, through the edge. */
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
  /** Address of the outbox of whoever sends codes. */
  outbox: string;
}

/** What a case is made of that only a product which runs can tell. */
export interface Prepared {
  values: Values;
  headers?: Record<string, string>;
  /** Access token of who is signed in; absent: one that nobody knows. */
  session?: string;
  /** A cookie beside the session's, which is the edge's own. */
  cookie?: string;
}

export interface ContractCase {
  values?: Values;
  /** In place of `values`: makes them right before, and headers beside. */
  prepare?: (maker: CaseMaker) => Promise<Prepared>;
}

export interface ContractCases {
  /** Calls that are answered, and what their data hold at least: of a list how it begins. */
  good: (ContractCase & { holds: unknown })[];
  /** Calls that are refused, with the status and the message: one for each of the call's errors. */
  refused?: (ContractCase & { status: number; message: string })[];
  /** Errors that would take a network's calls from all other cases: its own tests make them. */
  untried?: number[];
}
