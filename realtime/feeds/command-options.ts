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

/** Parses options with parseArgs, whose errors become usage errors. */
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

/** Splits arguments into those before the first option, and the rest. */
export function splitOperands(
  args: readonly string[],
): [operands: readonly string[], options: readonly string[]] {
  const end = args.findIndex((arg) => arg.startsWith('-'));
  return end === -1 ? [args, []] : [args.slice(0, end), args.slice(end)];
}

/** Reads an http or https URL, or throws a usage error naming the option. */
export function readUrl(option: string, text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new UsageError(`${option} takes an http or https URL, not "${text}"`);
}

/** Reads a speed, or throws a usage error that also names the `others` that the option takes. */
export function readSpeed(text: string, others = ''): number {
  const speed = readNumber('--speed', text);
  if (speed === 0) throw new UsageError(`--speed takes a number above 0${others}`);
  return speed;
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
 * Reads the server, the secret and the retry limit. With `isForever` the command retries forever,
 * unless `--no-forever` or a time is given.
 */
export async function readTarget(
  values: TargetValues,
  { env }: CommandIo,
  { isForever = false } = {},
): Promise<Target> {
  const to = readUrl('--to', values.to);
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
    return { to, sign: createSigner(secret), retryFor };
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
