import * as v from 'valibot';
import { deleteAccount } from '../contracts/patron-calls.ts';
import { renewTokens, signOut } from '../contracts/session-calls.ts';
import type { Stage } from '../upstream/call.ts';
import { readBytes } from '../read-bytes.ts';
import { beginsSession } from './session-calls.ts';
import { readToken } from './session-cookies.ts';
import type { RequestSession } from './request-session.ts';

/** Longest answer with tokens, bytes. */
const LIMIT = 64_000;

const answerSchema = v.looseObject({ data: v.looseObject({}) });

/**
 * Returns the stage that keeps tokens from the browser's scripts. It moves the tokens of an answer
 * that begins a session into `session`, which sends them to the browser as cookies, and leaves only
 * the access token in the body. Deleting the account ends the session here too. So does signing
 * out, even if the API fails, since the visitor wants to leave. An app, and a client that renews
 * with its own token and no cookies, gets the API's body unchanged.
 */
export function keepSession(session: RequestSession): Stage {
  return async (call, next) => {
    const answer = await next(call);
    if (call.upstream !== 'patron') return answer;
    const isDeleted = call.path === deleteAccount.path && answer.ok;
    if (call.path === signOut.path || isDeleted) session.end();
    if (isDeleted) session.knowDevice(null);
    if (!answer.ok || call.method !== 'POST') return answer;
    if (!beginsSession(call.path) && call.path !== renewTokens.path) return answer;
    const headers = new Headers(answer.headers);
    headers.set('cache-control', 'no-store');
    if (session.isApp || (call.path === renewTokens.path && !session.hasSession))
      return new Response(answer.body, { status: answer.status, headers });
    const read = await readBytes(answer, { bytes: LIMIT });
    if (read.kind !== 'bytes') return new Response(null, { status: 502 });
    const body = parsed(read.bytes);
    headers.delete('content-length');
    if (!body) return new Response(read.bytes, { status: answer.status, headers });
    const { renewalToken, deviceToken, ...data } = body.data;
    const accessToken = readToken(data['accessToken']);
    if (accessToken !== null) session.begin({ accessToken, renewalToken: readToken(renewalToken) });
    const device = readToken(deviceToken);
    if (device !== null) session.knowDevice(device);
    return Response.json({ ...body, data }, { status: answer.status, headers });
  };
}

function parsed(bytes: Uint8Array<ArrayBuffer>): v.InferOutput<typeof answerSchema> | null {
  try {
    const read = v.safeParse(answerSchema, JSON.parse(new TextDecoder().decode(bytes)));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
