import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { CommandIo } from './command-io.ts';
import { createSigner, type Signer } from './signature.ts';
import { readStoredAddress, readStoredKey, STATE_OPTION, stateFile } from './stored-key.ts';
import { UsageError } from './usage-error.ts';
import { messageOf } from './message-of.ts';

/** The options that all commands take. */
export const TARGET_OPTIONS = {
  to: { type: 'string' },
  ...STATE_OPTION,
  secret: { type: 'string' },
  'retry-for': { type: 'string' },
  forever: { type: 'boolean' },
  json: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

const TARGET = `  --to URL             where to send to (default: where the folder's product runs,
                       else http://localhost:8787)
  --state DIR          folder of a product on this machine (default .local)
  --secret SECRET      the ingest secret (default: INGEST_SECRET, else that of the
                       folder's product)`;
const OUTPUT = `  --json               print the outcome on stdout as lines of JSON
  --help               print this`;

/** The help of `TARGET_OPTIONS` for a command that gives up. */
export const TARGET_HELP = `${TARGET}
  --retry-for SECONDS  how long a request is tried before the command gives up and
                       ends with exit code 1 (default 600)
  --forever            never gives up, not even after a refusal
${OUTPUT}`;

/** The same for a command that never gives up by itself. */
export const FOREVER_HELP = `${TARGET}
  --retry-for SECONDS  gives up after a refusal, or once a request was tried so
                       long: it then says why, and ends with exit code 1
  --no-forever         the same with 600 seconds
${OUTPUT}`;

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
  to?: string | undefined;
  state: string;
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
  const to = readUrl('--to', values.to ?? (await readStoredAddress(values.state)));
  const { forever, 'retry-for': time } = values;
  if (forever && time !== undefined)
    throw new UsageError('--forever and --retry-for exclude each other: give one of them');
  const retryFor =
    (forever ?? (isForever && time === undefined))
      ? Infinity
      : readNumber('--retry-for', time ?? DEFAULT_RETRY, { min: 0 }) * 1_000;
  const secret =
    values.secret ?? env.INGEST_SECRET ?? (await readStoredKey(values.state, 'ingest-secret'));
  if (!secret)
    throw new UsageError(
      `there is no secret in ${stateFile(values.state, 'ingest-secret')}: name the product's folder with --state, give --secret, or set INGEST_SECRET`,
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
