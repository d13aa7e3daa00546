import * as v from 'valibot';
import type { ApiCall } from '../contracts/api-call.ts';
import { isInPath } from '../contracts/call-address.ts';

/** Access to a request's parts. */
export interface RequestInput {
  parameter: (name: string) => string | undefined;
  query: (name: string) => string | undefined;
  /** Returns the parsed body; undefined if it cannot be parsed. */
  body: () => Promise<unknown>;
}

export type ReadInput<Input> =
  | { kind: 'read'; input: Input }
  /** A parameter in the path does not fit the call. */
  | { kind: 'no-call' }
  /** `message` names the member and its fault. */
  | { kind: 'wrong'; message: string };

const WHOLE_NUMBER = /^-?\d{1,15}$/;

/** Reads a call's input from a request and validates it with the call's schema. */
export async function readInput<Call extends ApiCall>(
  call: Call,
  request: RequestInput,
): Promise<ReadInput<v.InferOutput<Call['input']>>> {
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(call.input.entries)) {
    if (name === 'body') {
      values[name] = await request.body();
      continue;
    }
    const isOfPath = isInPath(call, name);
    const text = isOfPath ? request.parameter(name) : request.query(name);
    if (text === undefined) continue;
    const refused = v.safeParse(schema, text, { abortEarly: true }).issues?.[0];
    // A path or a query is text, but a schema may expect a number.
    const isNumber = refused !== undefined && NUMERIC.test(refused.expected ?? '');
    if (isNumber && !WHOLE_NUMBER.test(text))
      return { kind: 'wrong', message: `${name} must be a whole number` };
    values[name] = isNumber ? Number(text) : text;
    if (isOfPath && !v.is(schema, values[name])) return { kind: 'no-call' };
  }
  // Only the first fault is named, and a long list may have thousands.
  const parsed = v.safeParse<Call['input']>(call.input, values, { abortEarly: true });
  if (parsed.success) return { kind: 'read', input: parsed.output };
  return { kind: 'wrong', message: wordsFor(parsed.issues[0]) };
}

/** The `expected` of a schema of numbers: `number`, or a list of numbers. */
const NUMERIC = /^\(?(?:number$|-?\d)/;

function wordsFor(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (path !== null && issue.kind === 'schema' && issue.received === 'undefined')
    return `${path} is missing`;
  // A message of a body's schema does not name the member, so the path precedes it.
  return path?.startsWith('body') ? `${path}: ${issue.message}` : issue.message;
}
