import { Refusal } from '../../../calls/handler.ts';
import {
  CODE_EXPIRED,
  GENERIC_FAILURE,
  INCORRECT_CODE,
  SIGN_IN_FIRST,
} from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { User } from '../../../contracts/user.ts';
import type { CodeChannel, CodePurpose } from '../../db/code-schema.ts';
import type { OriginHandlers } from '../../services.ts';
import { readEmail, readPhone, subjectOf, type Identifier } from '../accounts/identifier.ts';
import { issueProof, OTP_PROOF_LIFE, readProof, spendProof } from '../accounts/proofs.ts';
import { ACCOUNT_EXISTS, ADDRESS_PRESENT, PROOF_REQUIRED } from '../accounts/refusals.ts';
import { sendRemovalNotice } from '../accounts/removal-notice.ts';
import { addAddress, findUserBy, hasAnotherAddress } from '../accounts/users.ts';
import { refuseMany } from '../captcha/refuse-captcha.ts';
import type { Session } from '../sessions/access-token.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { tooManyTries, type SenderLimits } from '../../throttle.ts';
import {
  findOpenRequest,
  findRequest,
  openRequest,
  tryCode,
  type OtpRequest,
} from './otp-requests.ts';
import { countChecked, countGuess, refuseCode, refuseGuess } from './code-limits.ts';
import { refuseNumber } from './message-limits.ts';
import { sendCode, unusable, waitsOf, type SendingServices } from './send-code.ts';

const HOUR = 3_600_000;
/** Phone requests before each needs a captcha: each takes a row for an hour. */
const PHONE_REQUESTS: SenderLimits = {
  network: { limit: 100, windowMs: HOUR },
  site: { limit: 500, windowMs: HOUR },
};

const NOT_SET_UP = new Refusal(503, GENERIC_FAILURE);
const STRANGER = new Refusal(401, SIGN_IN_FIRST, { state: STATE.signInRequired });
const EXPIRED = new Refusal(400, CODE_EXPIRED, { state: STATE.codeExpired });
const INCORRECT = new Refusal(400, INCORRECT_CODE, { state: STATE.incorrectCode });

export const otpHandlers = {
  acquireEmailOtp: async ({ body: { email, purpose } }, services) => {
    const { db, now, user, codes } = services;
    if (codes.secret === null) return NOT_SET_UP;
    const typed = readEmail(email);
    if (!typed) return unusable('email');
    const refused = refuseStranger(purpose, user) ?? (await refuseCode(typed, services));
    if (refused) return refused;
    // Accounts do not tell letter cases apart, but a host may: no other mailbox gets an account's code.
    const owner = await findUserBy(db, typed);
    const identifier = { ...typed, value: owner?.email ?? typed.value };
    const request = requestOf(identifier, { purpose, user });
    await openRequest(db, request, now);
    const unsent = await sendCode(request, codes.secret, services);
    return unsent ?? { requestId: request.id, ...waitsOf(codes) };
  },

  verifyEmailOtp: async ({ body: { requestId: id, ...typed } }, services) =>
    confirm({ id, channel: 'email', ...typed }, services),

  openPhoneOtp: async ({ body: { phone, countryCode, purpose } }, services) => {
    const { db, now, user, visitorsCountry, codes } = services;
    if (codes.secret === null) return NOT_SET_UP;
    const country = countryCode ?? visitorsCountry;
    const identifier = readPhone(phone, country?.toLowerCase() ?? null);
    if (!identifier) return unusable('phone');
    const refused =
      refuseStranger(purpose, user) ??
      refuseNumber(identifier.value, codes.sms) ??
      (await refuseMany(services, ['phone sessions'], PHONE_REQUESTS));
    if (refused) return refused;
    const request = requestOf(identifier, { purpose, user });
    await openRequest(db, request, now);
    return { sessionId: request.id, phone: identifier.value };
  },

  acquirePhoneOtp: async ({ body: { sessionId } }, services) => {
    const { db, now, codes } = services;
    if (codes.secret === null) return NOT_SET_UP;
    const request = await findRequest(db, { id: sessionId, channel: 'sms', now });
    if (!request) return EXPIRED;
    const refused =
      (await refuseCode(request.identifier, services)) ??
      (await sendCode(request, codes.secret, services));
    return refused ?? waitsOf(codes);
  },

  verifyPhoneOtp: async ({ body: { sessionId: id, ...typed } }, services) =>
    confirm({ id, channel: 'sms', ...typed }, services),
} satisfies Partial<OriginHandlers>;

/** Requires a signed-in user for `verify`. */
function refuseStranger(purpose: CodePurpose, user: User | null): Refusal | null {
  return purpose === 'verify' && user === null ? STRANGER : null;
}

function requestOf(
  identifier: Identifier,
  { purpose, user }: { purpose: CodePurpose; user: User | null },
): OtpRequest {
  return { id: crypto.randomUUID(), identifier, purpose, userId: user?.userId ?? null };
}

interface TypedCode {
  id: string;
  channel: CodeChannel;
  code: string;
  /** Password proof: adds the address to the signed-in account. */
  token?: string | undefined;
  /** Whether the address replaces the account's address of the same kind. */
  replace?: boolean | undefined;
}

type Confirming = SendingServices & { user: User | null; session: Session | null };

/**
 * Returns a proof of the address for the right code. With `token`, first adds the address to the
 * caller's account.
 */
async function confirm(
  { token, replace = false, ...typed }: TypedCode,
  services: Confirming,
): Promise<{ otpToken: string } | Refusal> {
  const { db, now, codes } = services;
  if (codes.secret === null) return NOT_SET_UP;
  const adding =
    token === undefined ? null : await readAdding({ ...typed, token, replace }, services);
  if (adding instanceof Refusal) return adding;
  const unsolved = await refuseGuess(services);
  if (unsolved) return unsolved;
  const request = await findOpenRequest(db, { ...typed, now });
  if (request === null) return EXPIRED;
  const most = await countGuess(request, services);
  const tried = await tryCode(db, { ...typed, secrets: codes.secrets, now, most });
  await countChecked(request, tried.kind === 'wrong', services);
  if (tried.kind === 'wrong') return INCORRECT;
  if (tried.kind === 'expired') return EXPIRED;
  if (tried.kind === 'too-often') return tooManyTries(tried.retryAfter);
  const { purpose, identifier } = tried.request;
  const unadded = adding && (await add(adding, tried.request, services));
  if (unadded) return unadded;
  const otpToken = await issueProof(db, {
    kind: `otp-${purpose}`,
    subject: subjectOf(identifier),
    lifeMs: OTP_PROOF_LIFE,
    now,
  });
  return { otpToken };
}

interface Adding {
  /** Proof that the user confirmed their identity. */
  proof: Parameters<typeof spendProof>[1] & { subject: string };
  replace: boolean;
}

/**
 * Checks the caller's new proof of identity (ASVS 7.5.1) and whether the account has room for the
 * address. This comes before a captcha, the code or the proof is spent, so that the caller may
 * repeat the call with `replace`.
 */
async function readAdding(
  {
    id,
    channel,
    token,
    replace,
  }: Pick<TypedCode, 'id' | 'channel'> & {
    token: string;
    replace: boolean;
  },
  { db, now, user }: Confirming,
): Promise<Adding | Refusal> {
  if (user === null) return STRANGER;
  const proof = { token, kinds: ['password'], subject: user.userId, now } as const;
  if ((await readProof(db, proof)) === null) return PROOF_REQUIRED;
  const request = replace ? null : await findRequest(db, { id, channel, now });
  const isFull =
    request !== null &&
    isOwn(request, user.userId) &&
    (await hasAnotherAddress(db, user.userId, request.identifier));
  return isFull ? ADDRESS_PRESENT : { proof, replace };
}

/** Whether a user requested the code to add an address. */
function isOwn({ purpose, userId }: OtpRequest, user: string): boolean {
  return purpose === 'verify' && userId === user;
}

/** Adds a confirmed address to an account, or returns a refusal. */
async function add(
  { proof, replace }: Adding,
  request: OtpRequest,
  services: Confirming,
): Promise<Refusal | null> {
  const { db, now, session } = services;
  const userId = proof.subject;
  const { identifier } = request;
  if (!isOwn(request, userId) || (await spendProof(db, proof)) === null) return PROOF_REQUIRED;
  const added = await addAddress(db, userId, identifier, { replace });
  // The caller read the code, so they may learn that their address has an account.
  if (added.kind === 'taken') return ACCOUNT_EXISTS;
  if (added.kind === 'has-another') return ADDRESS_PRESENT;
  if (added.replaced !== null) {
    await endOtherSessions(db, userId, { session, now });
    await sendRemovalNotice(services, { ...identifier, value: added.replaced });
  }
  return null;
}
