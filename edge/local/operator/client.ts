import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import {
  readStoredAddress,
  readStoredKey,
  STATE_OPTION,
  stateFile,
} from '../../../realtime/feeds/stored-key.ts';
import { StartError, UsageError } from '../command.ts';

/** Time limit of a call, ms. Each call does bounded work. */
const TIME_LIMIT = 60_000;
/** Number of tries of a GET, and the pause between them, ms. */
const TRIES = 3;
const PAUSE = 1_000;

/** The options of all commands that call `/operator`. */
export const CLIENT_OPTIONS = {
  product: { type: 'string' },
  ...STATE_OPTION,
} as const;

export const CLIENT_HELP = `  --product URL  the product, here or deployed (default: where the folder's product runs,
                 else http://localhost:8787)
  --state DIR    folder of a product on this machine, which has its token (default .local)
  --help         print this

OPERATOR_TOKEN is the product's token (default: that of the folder's product).`;

/** Why the product refuses a call. The message is for the operator; `body` is the product's answer. */
export class Refused extends StartError {
  readonly body: unknown;

  constructor(message: string, body: unknown) {
    super(message);
    this.body = body;
  }
}

export interface OperatorClient {
  /** Calls a path below `/operator/v1/` and parses the answer. Throws a `StartError` for a failure. */
  call<Schema extends v.GenericSchema>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    schema: Schema,
    body?: unknown,
  ): Promise<v.InferOutput<Schema>>;
}

/**
 * Creates the client of a command. Throws a `UsageError` for an invalid address, and a `StartError` if there
 * is no token.
 */
export async function createOperatorClient(
  { product: given, state }: { product?: string | undefined; state: string },
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<OperatorClient> {
  const product = given ?? (await readStoredAddress(state));
  if (!/^https?:$/.test(URL.parse(product)?.protocol ?? ''))
    throw new UsageError(`--product takes an http or https address, not "${product}"`);
  const token =
    environment['OPERATOR_TOKEN']?.trim() || (await readStoredKey(state, 'operator-token'));
  if (!token)
    throw new StartError(
      `There is no token in ${stateFile(state, 'operator-token')}: name the product's folder with --state, or set OPERATOR_TOKEN.`,
    );
  return {
    call: async (method, path, schema, body) => {
      const answer = await ask(new URL(`/operator/v1/${path}`, product), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const parsed = v.safeParse(schema, answer);
      if (!parsed.success) throw new StartError(`${product} is not a product of this version.`);
      return parsed.output;
    },
  };
}

/** Makes a call up to `tries` times, so that a long backup survives a lost answer. */
async function answerOf(
  url: URL,
  init: RequestInit,
  tries: number,
): Promise<{ response: Response; body: unknown }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMIT) });
    const body: unknown = await response.json().catch(() => null);
    if (response.status < 500 || tries === 1) return { response, body };
  } catch {
    if (tries === 1)
      throw new StartError(
        `${url.origin} does not answer: name the product's address with --product, and with --state its folder, which has its token.`,
      );
  }
  await setTimeout(PAUSE);
  return answerOf(url, init, tries - 1);
}

/** The answer to an unknown call, and to every call of a product that has no OPERATOR_TOKEN. */
const NO_CALL = 'There is no such call.';

const errorSchema = v.object({ message: v.string() });

async function ask(url: URL, init: RequestInit): Promise<unknown> {
  const { response, body } = await answerOf(url, init, init.method === 'GET' ? TRIES : 1);
  if (response.ok) return body;
  const error = v.safeParse(errorSchema, body);
  if (response.status === 404 && (!error.success || error.output.message === NO_CALL))
    throw new StartError(`${url.origin} has no such call: is its OPERATOR_TOKEN set?`);
  if (response.status === 401)
    throw new Refused(
      `${url.origin} has another token: name its folder with --state, or set OPERATOR_TOKEN.`,
      body,
    );
  const message = error.success ? error.output.message : `It answered ${response.status}.`;
  throw new Refused(message, body);
}
