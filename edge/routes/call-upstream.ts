import type { ApiCall, ApiName } from '../contracts/api-call.ts';
import type { Context } from 'hono';
import { networkOf } from '../../realtime/hosts/address-tag.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import type { BodyHold } from '../bodies-in-flight.ts';
import { callAt } from '../contracts/call-list.ts';
import {
  register,
  renewTokens,
  signIn,
  signInByPhone,
  syncAccount,
} from '../contracts/session-calls.ts';
import { finishSocialSignIn } from '../contracts/social-calls.ts';
import { createEmbeddedApp } from '../embedded-app.ts';
import type { ReadVariables } from '../middleware/public-reads.ts';
import type { SessionVariables } from '../middleware/session.ts';
import type { VisitorVariables } from '../middleware/visitor.ts';
import { tooManyTries } from '../origin/throttle.ts';
import { NetworkLimits } from '../partners/network-limits.ts';
import { askForRenewal } from '../session/ask-for-renewal.ts';
import { encryptBodies } from '../session/encrypt-bodies.ts';
import { jweCipher } from '../session/jwe-cipher.ts';
import { keepSession } from '../session/keep-session.ts';
import { answerNotRenewed } from '../session/renew-session.ts';
import type { SessionRenewal } from '../session/request-session.ts';
import { readDeviceToken } from '../session/session-cookies.ts';
import { readVisitorToken } from '../session/visitor-token.ts';
import type { Caller, Upstream } from '../upstream/call.ts';
import { callQuery } from '../upstream/call-query.ts';
import { httpUpstream } from '../upstream/http-upstream.ts';
import { createPipeline } from '../upstream/pipeline.ts';
import { readCallBody } from '../upstream/read-call-body.ts';
import { resolvePath } from '../upstream/resolve-path.ts';
import { admitForm, takesUsersForm, type FormAdmission, type FormCall } from './admit-form.ts';
import { answerBusy } from './answer-busy.ts';
import { answerError, answerRefusal } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { gateCallerOf, GATES } from '../gates.ts';
import { gateOfCall, readerOf } from './gate-of-call.ts';
import type { PageBindings } from './page-rooms.ts';
import { holdBody } from './hold-body.ts';
import { answerUnread, sendInTurn } from './send-in-turn.ts';

type CallContext = Context<{
  Bindings: Bindings['Bindings'] & PageBindings;
  Variables: VisitorVariables & SessionVariables & ReadVariables;
}>;

/** In-process requests need an address too; it is never resolved. */
const EMBEDDED = new URL('http://embedded.invalid');

const embeddedApp = createEmbeddedApp();

const HOUR = 3_600_000;
/** Largest body of a renewal that cookies name, bytes: a token that a cookie can hold, though a browser sends none. */
const LARGEST_RENEWAL = 5_000;
/** Gates of calls that keep an API's thread busy: of an API elsewhere these wait apart from its other calls. */
const DEAR = [GATES.search, GATES.calendar, GATES.statistics];

/** Forms for an operator's API that the edge reads: of a network as many as thirty users may send in an hour. */
const forms = new NetworkLimits({
  network: { name: 'network', quota: 300, windowMs: HOUR },
  site: { name: 'site', quota: 600, windowMs: HOUR },
  pagesShare: 1,
});

/** Sends a call of a browser, or of a rendered page, through the pipeline to its API (design §4). */
export async function callUpstream(c: CallContext) {
  return holdBody(c, networkOf(c.req.raw.headers) ?? null, (hold) => answerCall(c, hold));
}

async function answerCall(c: CallContext, hold: BodyHold) {
  const { pathname, search } = new URL(c.req.url);
  const target = resolvePath(c.req.method, pathname);
  if (target.kind === 'no-call') return answerError(c, 404, 'There is no such call.');
  if (target.kind === 'other-method') {
    c.header('allow', target.allowed.join(', '));
    return answerError(c, 405, 'There is no such call.');
  }
  const called = callAt(target.upstream, c.req.method, target.path);
  if (!called) return answerError(c, 404, 'There is no such call.');
  const session = c.get('session');
  const upstreams = upstreamsOf(c, called.byEdge === true);
  const renew = async () => {
    const renewal = session.renew(askForRenewal(createPipeline({ upstreams }), callerOf(c)));
    // Other requests use the result, even if this visitor leaves.
    c.executionCtx.waitUntil(renewal);
    return renewal;
  };
  // What a page asks within the Worker has passed a gate.
  const inTurn: InTurn = (work) =>
    c.env.VISITOR ? work() : GATES.action.run(gateCallerOf(c), work);
  const renewInTurn = () => inTurn(renew);
  const refusal = takesUsersForm(called)
    ? await refuseForm(c, called, { inTurn, renew: renewInTurn })
    : null;
  if (refusal) return refusal;
  const isRenewal = target.upstream === 'patron' && target.path === renewTokens.path;
  const isByCookie = session.hasSession && !session.isApp;
  const largest = isRenewal && isByCookie ? LARGEST_RENEWAL : undefined;
  const read = await readCallBody(c.req.raw, called, hold, largest);
  if (read.kind === 'refused') return answerUnread(c, read.status);
  if (isRenewal && isByCookie && !namesToken(read.bytes)) {
    // Complete, it would end for no other, and the renewal needs nothing of it.
    hold.release();
    const renewal = await renewInTurn();
    return renewal ? answerRenewal(renewal) : answerBusy(c);
  }
  const body = read.bytes;
  const caller = callerOf(c);
  const send = () =>
    keepSession(session)(
      {
        upstream: target.upstream,
        path: target.path,
        search: callQuery(called, search),
        // A HEAD has the headers of the GET, and its `ETag` is made from the body. Nobody would read a stream.
        method: c.req.method === 'HEAD' && called.isStream !== true ? 'GET' : c.req.method,
        headers: c.req.raw.headers,
        body,
        caller,
        isStream: called.isStream === true,
      },
      createPipeline({
        upstreams,
        renew,
        encrypt: encryptBodies(jweCipher(upstreams.patron.base)),
      }),
    );
  const isElsewhere = upstreams[target.upstream].isOutside === true;
  const ofCall = () => {
    const gate = gateOfCall(called);
    if (!isElsewhere) return gate;
    const isDear = DEAR.some((each) => each === gate);
    return isDear ? GATES['media-search'] : GATES[`${target.upstream}-api`];
  };
  // A page has passed a gate itself.
  const gate = c.env.VISITOR ? null : ofCall();
  const sent = await sendInTurn(c, { gate, caller: readerOf(c, c.var), hold }, send);
  if ('refused' in sent) return sent.refused;
  const { answer } = sent;
  countEntry(called, answer.status);
  const said = answer.headers.get('cache-control');
  if (answer.ok && (said === null || session.hasSession))
    answer.headers.set('cache-control', cacheRule(said ?? called.cache, session));
  return answer;
}

/** Calls that answer with a session. */
const ENTRIES: Readonly<Record<string, string>> = {
  [signIn.path]: 'sign-in',
  [signInByPhone.path]: 'sign-in',
  [register.path]: 'sign-up',
  [finishSocialSignIn.path]: 'provider',
  [syncAccount.path]: 'betting-site',
};

function countEntry({ api, path }: ApiCall, status: number): void {
  const call = api === 'patron' ? ENTRIES[path] : undefined;
  if (call === undefined) return;
  const outcome = status < 400 ? 'accepted' : status < 500 ? 'refused' : 'failed';
  tally.count('account_entries_total', { call, outcome });
}

function callerOf(c: CallContext): Caller {
  const { brand, language, country, countryCode, deviceId } = c.get('visitor');
  return {
    brand: brand.brandHeaderName,
    language,
    countryCode,
    located: country,
    network: networkOf(c.req.raw.headers) ?? null,
    deviceId,
    deviceToken: readDeviceToken(c, c.get('session')),
    accessToken: c.get('session').accessToken,
  };
}

/** Runs a work in the turn of its sender; returns null if that does not come. */
type InTurn = <Result extends object>(work: () => Promise<Result>) => Promise<Result | null>;

/**
 * Returns the refusal of a form before its body is read; null if the session is valid, after a renewal if
 * necessary, and has not sent too many.
 */
async function refuseForm(
  c: CallContext,
  call: FormCall,
  { inTurn, renew }: { inTurn: InTurn; renew: () => Promise<SessionRenewal | null> },
): Promise<Response | null> {
  const admit = () =>
    c.env.PATRON_API_URL ? admitElsewhere(c) : admitForm(c.env, call, c.get('session').accessToken);
  let admission = await inTurn(admit);
  if (admission?.kind === 'no-session') {
    const renewal = await renew();
    if (!renewal) return answerBusy(c);
    if (renewal.kind !== 'renewed') return answerNotRenewed(renewal);
    // Only an operator's API can read its new token.
    admission = c.env.PATRON_API_URL ? countForm(c) : await inTurn(admit);
  }
  if (!admission) return answerBusy(c);
  if (admission.kind === 'no-session') return answerNotRenewed(admission);
  if (admission.kind === 'admitted') return null;
  c.header('cache-control', 'no-store');
  return answerRefusal(c, admission.refusal);
}

/** Admits what an operator's API may admit, which counts the forms of the account itself. */
async function admitElsewhere(c: CallContext): Promise<FormAdmission> {
  const token = await readVisitorToken(c.get('session').accessToken, c.env, Date.now());
  return token.kind === 'used-up' ? { kind: 'no-session' } : countForm(c);
}

/** Counts a form by its sender's network: the edge cannot tell an invented token of an operator's API. */
function countForm(c: CallContext): FormAdmission {
  const network = networkOf(c.req.raw.headers);
  const admission = network === undefined ? null : forms.admit(network, false, Date.now());
  if (!admission || admission.isAdmitted) return { kind: 'admitted' };
  return { kind: 'refused', refusal: tooManyTries(admission.retryAfter) };
}

/** Whether a renewal's body contains its token; a browser sends it as a cookie. */
function namesToken(body: Uint8Array | null): boolean {
  return body !== null && new TextDecoder().decode(body).includes('"renewalToken"');
}

/** Returns the answer to a browser's renewal. The `session` middleware adds the cookies. */
function answerRenewal(renewal: SessionRenewal): Response {
  if (renewal.kind !== 'renewed') return answerNotRenewed(renewal);
  const { accessToken } = renewal.credentials;
  const expiresIn = Math.max(1, Math.ceil((renewal.expiresAt - Date.now()) / 1_000));
  return Response.json(
    { data: { accessToken, expiresIn } },
    { headers: { 'cache-control': 'no-store' } },
  );
}

/**
 * Returns the `cache-control` of an answer: private for a signed-in visitor, whatever the API's
 * rule.
 */
function cacheRule(said: string, { hasSession }: { hasSession: boolean }): string {
  return !hasSession || /\b(?:private|no-store)\b/i.test(said) ? said : 'private, no-cache';
}

/**
 * Returns the upstream of each API. With `byEdge`, the edge's own media API answers, even if an
 * operator has one.
 */
function upstreamsOf(c: CallContext, byEdge: boolean): Record<ApiName, Upstream> {
  const { MEDIA_API_URL, PATRON_API_URL, SMS_API_URL, EDGE_KEY } = c.env;
  const send = async (request: Request) =>
    embeddedApp.fetch(
      request,
      {
        ...c.env,
        LOCATED: c.get('visitor').country,
        LOCATES_VISITOR: true,
        NETWORK: networkOf(c.req.raw.headers) ?? null,
        SITE: new URL(c.req.url).origin,
      },
      c.executionCtx,
    );
  const upstream = (api: ApiName, url: string | undefined): Upstream =>
    url ? httpUpstream(url, EDGE_KEY) : { base: new URL(`/${api}`, EMBEDDED), send };
  return {
    media: upstream('media', byEdge ? undefined : MEDIA_API_URL),
    patron: upstream('patron', PATRON_API_URL),
    sms: upstream('sms', SMS_API_URL),
  };
}
