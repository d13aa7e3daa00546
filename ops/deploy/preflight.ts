import { BRAND_RECORDS, brandNamed } from '../../edge/shared/brand/brand.ts';
import { overriddenBrand } from '../../edge/shared/brand/brand-override.ts';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import {
  faultOfAccounts,
  faultsOfSettings,
  settingsForTests,
} from '../../edge/settings/fault-of-vars.ts';
import { sendsSms } from '../../edge/delivery/delivery-settings.ts';
import { SETTINGS } from '../../edge/settings/settings.ts';
import { secretValues } from '../../realtime/protocol/secret-values.ts';
import type { Environment, EnvironmentConfig } from './environment.ts';

/** A row of the table that a deployment prints first. */
export interface Check {
  name: string;
  /** What was found, in a few words. */
  found: string;
  /** The faults that prevent the deployment, each with what to do. */
  faults: string[];
}

export type Values = Readonly<Record<string, string>>;

/** Secrets of every deployment: without them nobody signs in, no feed is accepted, and there are no metrics. */
const REQUIRED = ['INGEST_SECRET', 'SESSION_SECRET', 'ENCRYPTION_KEY', 'METRICS_TOKEN'] as const;

/** Matches a reserved host name (RFC 2606, RFC 6761), or this machine's. */
export const PLACEHOLDER =
  /(?:^|[.@/])(?:example\.(?:com|org|net)|localhost|127\.0\.0\.1)\b|\.(?:example|test|invalid)\b/;

/** Fields of a brand that an operator must set. */
const OWN_FIELDS = [
  'feBaseUrl',
  'brandDomainDisplayName',
  'supportEmail',
] as const satisfies readonly (keyof BrandProfile)[];

/** Checks the variables of wrangler.toml. */
export function checkSettings(environment: Environment, { vars }: EnvironmentConfig): Check {
  const accounts = faultOfAccounts(vars);
  const faults = [
    ...faultsOfSettings(vars),
    ...(accounts === null ? [] : [accounts]),
    ...Object.keys(vars).flatMap((name) => {
      const setting = SETTINGS.get(name);
      if (setting === undefined) return [`${name} is no setting: see docs/settings.md`];
      return setting.isSecret || setting.isLocal
        ? [`${name} does not belong into wrangler.toml`]
        : [];
    }),
    ...Object.entries(vars).flatMap(([name, value]) =>
      PLACEHOLDER.test(value) ? [`${name} names a placeholder or this machine: ${value}`] : [],
    ),
    ...settingsForTests(vars).map(
      (name) => `${name} is ${vars[name]}, which is for tests alone: empty it`,
    ),
    ...(environment === 'production' && vars['TEST_MODE'] === '1'
      ? ['TEST_MODE is 1, so everybody may choose a country by cookie: empty it']
      : []),
  ];
  const set = Object.values(vars).filter((value) => value !== '').length;
  const sms = sendsSms(vars) ? '' : '; fans cannot sign in by phone: SMS_GATEWAY_URL is not set';
  return { name: 'settings', found: `${set} of ${Object.keys(vars).length} set${sms}`, faults };
}

/** Returns the brands that visitors get, all or the one of `BRAND`, but none whose variable is malformed. */
export function brandsInUse(vars: Values) {
  const only = brandNamed(vars['BRAND']);
  return Object.values(BRAND_RECORDS).flatMap(({ profile, variable }) => {
    const read = overriddenBrand(profile, vars[variable]);
    const isUsed = only === null || only === profile;
    return isUsed && read.kind === 'ok' ? [{ variable, profile, brand: read.brand }] : [];
  });
}

/** Checks that no brand in use has placeholders left. */
export function checkBrands({ vars }: EnvironmentConfig): Check {
  const used = brandsInUse(vars);
  const faults = used.flatMap(({ variable, profile, brand }) => {
    const left = OWN_FIELDS.filter((field) => brand[field] === profile[field]);
    const ways = used.length > 1 ? `set them, or set BRAND to use one brand alone` : 'set them';
    return left.length === 0
      ? []
      : [`${variable} leaves placeholders, ${left.join(', ')}: ${ways} (docs/settings.md)`];
  });
  const names = used.map(({ variable, brand }) =>
    brand.appStoreUrl || brand.googlePlayStoreUrl ? variable : `${variable} without an app`,
  );
  return { name: 'brands', found: names.join(', '), faults };
}

/** Checks the secrets that the deployment sets. They must not be `local`, the secrets of this machine. */
export function checkSecrets(secrets: Values, local: ReadonlySet<string>): Check {
  const unknown = Object.keys(secrets).filter((name) => !SETTINGS.get(name)?.isSecret);
  const faults = [
    ...faultsOfSettings(secrets).filter((fault) => !unknown.some((name) => fault.startsWith(name))),
    ...unknown.map((name) => `${name} is no secret: see docs/settings.md`),
    ...Object.entries(secrets).flatMap(([name, text]) =>
      secretValues(text).some((value) => local.has(value) || isText(value))
        ? [`${name} is a secret of a local run or a test: "npm run tool -- keys" makes another`]
        : [],
    ),
  ];
  return { name: 'secrets', found: `${Object.keys(secrets).length} to set`, faults };
}

/** Returns a fault for each required secret that is not among `names`. */
export function missingSecrets(names: readonly string[]): string[] {
  return REQUIRED.filter((name) => !names.includes(name)).map(
    (name) => `${name} is not set: "npm run tool -- keys" makes one, --secrets FILE sets it`,
  );
}

/** Whether a key's bytes are all printable characters: somebody then typed the key, and it is not random. */
function isText(value: string): boolean {
  const [, base64 = ''] = /^(?:whsec_)?([A-Za-z0-9+/]{22,}={0,2})$/.exec(value) ?? [];
  const bytes = [...Buffer.from(base64, 'base64')];
  return bytes.length > 0 && bytes.every((byte) => byte >= 32 && byte < 127);
}

/** Cloudflare's limits of a Worker on the paid plan (developers.cloudflare.com/workers/platform/limits). */
const LIMITS = {
  packedKiB: 10_240,
  startupMs: 1_000,
  variables: 128,
  variableBytes: 5_120,
  assets: 100_000,
  assetBytes: 25 * 1_048_576,
};

interface Built {
  /** Wrangler's output of an upload. */
  report: string;
  /** Time of a start on this machine, ms. */
  startupMs: number;
  /** Files in the folder of assets. */
  assets: readonly { path: string; bytes: number }[];
}

/** Checks a built Worker against the platform's limits. */
export function checkLimits(
  { vars }: EnvironmentConfig,
  { report, startupMs, assets }: Built,
): Check {
  const [, packed] = /Total Upload: .* gzip: ([\d.]+) KiB/.exec(report) ?? [];
  const size = Number(packed ?? Number.NaN);
  const secrets = [...SETTINGS.values()].filter(({ isSecret }) => isSecret).length;
  const variables = Object.keys(vars).length + secrets;
  const faults = [
    ...(size <= LIMITS.packedKiB
      ? []
      : [`the Worker has ${size} KiB packed; Cloudflare takes ${LIMITS.packedKiB}`]),
    ...(startupMs <= LIMITS.startupMs
      ? []
      : [
          `the Worker takes ${Math.round(startupMs)} ms to start here; Cloudflare takes ${LIMITS.startupMs}: try again on a quiet machine, or load less with it`,
        ]),
    ...(variables <= LIMITS.variables
      ? []
      : [`there are ${variables} variables and secrets; Cloudflare takes ${LIMITS.variables}`]),
    ...Object.entries(vars).flatMap(([name, value]) =>
      Buffer.byteLength(value) > LIMITS.variableBytes ? [`${name} is longer than 5 KB`] : [],
    ),
    ...(assets.length <= LIMITS.assets
      ? []
      : [`there are ${assets.length} assets; Cloudflare takes ${LIMITS.assets}`]),
    ...assets.flatMap(({ path, bytes }) =>
      bytes > LIMITS.assetBytes ? [`${path} is larger than 25 MiB`] : [],
    ),
  ];
  const found = `${Math.round(size)} of ${LIMITS.packedKiB} KiB packed, ${Math.round(startupMs)} of ${LIMITS.startupMs} ms to start, ${variables} variables, ${assets.length} assets`;
  return { name: 'limits', found, faults };
}
