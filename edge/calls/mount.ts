import type { Context, Env as HonoEnv, Hono } from 'hono';
import type { ApiCall } from '../contracts/api-call.ts';
import { byPath } from '../contracts/call-list.ts';
import { SIGN_IN_FIRST } from '../contracts/messages.ts';
import { STATE } from '../contracts/states.ts';
import type { User } from '../contracts/user.ts';
import { answerData, answerError, answerParts, answerRefusal } from '../routes/answers.ts';
import { JsonParts, Refusal, type Callers, type Handler, type Handlers } from './handler.ts';
import { readForm } from './read-form.ts';
import { readInput } from './read-input.ts';

export interface MountOptions<Env extends HonoEnv, Services> {
  /** Returns the services for a request's handler. */
  services: (c: Context<Env>) => Services;
  /**
   * Returns the caller; null if nobody is signed in, or if the answer is the same for everybody; undefined for
   * one who may make no call before a sign-in or a renewal.
   */
  user: (c: Context<Env>, call: ApiCall) => Promise<User | null | undefined>;
  /** Returns the decrypted body of a call with an encrypted body, or a refusal. */
  open: (c: Context<Env>, call: ApiCall, body: unknown) => Promise<{ body: unknown } | Refusal>;
}

/**
 * Routes every call to its handler, below its API's name. The app answers an invalid input with 400 and a
 * message, an unknown id with 404, and with 401 if the call needs a sign-in. A refusal sets its own status.
 */
export function mount<
  Env extends HonoEnv,
  const Calls extends Record<string, ApiCall>,
  Services extends object,
>(
  app: Hono<Env>,
  calls: Calls,
  handlers: Handlers<Calls, Services>,
  options: MountOptions<Env, Services>,
): void {
  const isName = (name: string): name is keyof Calls & string => name in calls;
  const names = Object.keys(calls).filter(isName);
  // A path may fit two calls, one with a fixed word and one with an id: the one with the word comes first.
  for (const name of names.toSorted((a, b) => byPath(pathOf(calls[a]), pathOf(calls[b]))))
    route(app, calls[name], handlers[name], options);
}

const AS_CALLER: {
  [Who in keyof Callers]: (user: User | null | undefined) => Callers[Who] | undefined;
} = {
  anyone: () => null,
  'anyone-or-user': (user) => user,
  'signed-in': (user) => user ?? undefined,
};

/** Returns the visitor as a caller; undefined if they may not make the call. */
function asCaller<Who extends keyof Callers>(who: Who, user: User | null | undefined) {
  return AS_CALLER[who](user);
}

/** Returns the fields of a form by name; undefined if it cannot be read. */
async function formOf({ req }: Context): Promise<unknown> {
  return readForm(new Uint8Array(await req.arrayBuffer()), req.header('content-type') ?? '');
}

function pathOf(call: ApiCall | undefined): string {
  return call?.path ?? '';
}

function route<Env extends HonoEnv, Call extends ApiCall, Services extends object>(
  app: Hono<Env>,
  call: Call,
  handler: Handler<Call, Services>,
  { services, user: userOf, open }: MountOptions<Env, Services>,
): void {
  const path = `/${call.api}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  app.on(call.method, path, async (c) => {
    const user = asCaller<Call['caller']>(call.caller, await userOf(c, call));
    if (user === undefined) return answerError(c, 401, SIGN_IN_FIRST, STATE.signInRequired);
    const sent = async (): Promise<unknown> =>
      (call.form ? formOf(c) : c.req.json<unknown>()).catch(() => undefined);
    const opened = call.encrypted ? await open(c, call, await sent()) : null;
    if (opened instanceof Refusal) return answerRefusal(c, opened);
    const read = await readInput(call, {
      parameter: (name) => c.req.param(name),
      query: (name) => c.req.query(name),
      body: async () => (opened ? opened.body : sent()),
    });
    if (read.kind === 'no-call') return answerError(c, 404, 'There is no such call.');
    if (read.kind === 'wrong') return answerError(c, 400, read.message);
    const answer = await handler(read.input, { ...services(c), user });
    if (answer === undefined) return answerError(c, 404, call.missing ?? 'There is no such thing.');
    if (answer instanceof JsonParts) return answerParts(c, answer);
    return answer instanceof Refusal ? answerRefusal(c, answer) : answerData(c, answer);
  });
}
