import { readFile } from 'node:fs/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { CommandIo } from './command-io.ts';
import { createSigner, type Signer } from './signature.ts';
import { UsageError } from './usage-error.ts';
import { messageOf } from './message-of.ts';

const SECRET_FILE = new URL('../../.local/ingest-secret', import.meta.url);

/** The options that all commands take. */
export const TARGET_OPTIONS = {
  to: { type: 'string', default: 'http://localhost:8787' },
  secret: { type: 'string' },
  'retry-for': { type: 'string' },
  forever: { type: 'boolean' },
  json: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

export const TARGET_HELP = `  --to URL             where to send to (default http://localhost:8787)
  --secret SECRET      the ingest secret (default: INGEST_SECRET, else .local/ingest-secret)
  --retry-for SECONDS  how long a request is tried before giving up (default 600)
  --forever            never gives up, not even after a refusal; without it the
                       feed ends with exit code 1 and says why
  --json               print the outcome on stdout as lines of JSON
  --help               print this`;

/** Runs parseArgs; its errors are usage errors. */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
): ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; strict: true; allowPositionals: false }>
>['values'] {
  try {
    return parseArgs({
      args: [...args],
      options,
      strict: true,
      allowPositionals: false,
      allowNegative: true,
    }).values;
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

export interface Target {
  to: string;
  sign: Signer;
  /** Retry limit of a request, ms; Infinity also retries after refusals. */
  retryFor: number;
}

interface TargetValues {
  to: string;
  secret?: string;
  'retry-for'?: string;
  forever?: boolean;
}

/** Default retry limit of a request, s. */
const DEFAULT_RETRY = '600';

/**
 * Reads the server, the secret and the retry limit. `isForever`: retries forever unless
 * `--no-forever` or a time is given.
 */
export async function readTarget(
  values: TargetValues,
  { env }: CommandIo,
  { isForever = false } = {},
): Promise<Target> {
  if (!/^https?:$/.test(URL.parse(values.to)?.protocol ?? ''))
    throw new UsageError(`--to takes an http or https URL, not "${values.to}"`);
  const { forever, 'retry-for': time } = values;
  if (forever && time !== undefined)
    throw new UsageError('--forever and --retry-for exclude each other: give one of them');
  const retryFor =
    (forever ?? (isForever && time === undefined))
      ? Infinity
      : readNumber('--retry-for', time ?? DEFAULT_RETRY, { min: 0 }) * 1_000;
  const secret = values.secret ?? env.INGEST_SECRET ?? (await readSecretFile());
  if (!secret)
    throw new UsageError(
      'no secret: give --secret, set INGEST_SECRET, or start the server here once',
    );
  try {
    return { to: values.to, sign: createSigner(secret), retryFor };
  } catch {
    throw new UsageError(
      'the secret is not one of Standard Webhooks: base64, with or without "whsec_" before it',
    );
  }
}

/** Reads a number, or throws a usage error naming the option. */
export function readNumber(option: string, text: string, { min = 0, whole = false } = {}): number {
  const value = Number(text);
  if (
    text.trim() === '' ||
    !Number.isFinite(value) ||
    value < min ||
    (whole && !Number.isInteger(value))
  )
    throw new UsageError(
      `${option} takes a ${whole ? 'whole ' : ''}number from ${min}, not "${text}"`,
    );
  return value;
}

async function readSecretFile(): Promise<string | undefined> {
  try {
    return (await readFile(SECRET_FILE, 'utf8')).trim();
  } catch {
    return undefined;
  }
}
