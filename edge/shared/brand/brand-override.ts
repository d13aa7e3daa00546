import * as v from 'valibot';
import type { BrandProfile } from '../../contracts/brand-profile.ts';

const textSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const urlSchema = v.pipe(
  v.string(),
  v.url('must be a whole address'),
  v.regex(/^https?:\/\//, 'must be an http or https address'),
  // A redirect to a store puts it in a header, which takes only ASCII.
  v.regex(/^[\x21-\x7e]+$/, 'must be written in ASCII'),
);

/**
 * An operator's overrides of a brand, from its `variable`. The names for pictures, cookies and
 * headers cannot be overridden.
 */
export const brandOverrideSchema = v.partial(
  v.strictObject({
    brandDisplayName: textSchema,
    /** An origin: a slash at its end would be doubled. */
    feBaseUrl: v.pipe(urlSchema, v.regex(/[^/]$/, 'must have no slash at its end')),
    brandDomainDisplayName: textSchema,
    /** Empty without an app in that store, as is the name of the package. */
    appStoreUrl: v.union([v.literal(''), urlSchema]),
    googlePlayStoreUrl: v.union([v.literal(''), urlSchema]),
    androidAppPackageName: v.pipe(v.string(), v.regex(/^[\w.]*$/, 'must be a package name')),
    isScalingOff: v.boolean(),
    supportEmail: v.pipe(v.string(), v.email('must be an e-mail address')),
  }),
);

export type BrandOverride =
  | { kind: 'ok'; brand: BrandProfile }
  /** `message` names the member and its fault. */
  | { kind: 'malformed'; message: string };

/**
 * Returns the brand with the overrides in a variable's JSON; unchanged if that is empty or absent.
 */
export function overriddenBrand(brand: BrandProfile, json: string | undefined): BrandOverride {
  if (json === undefined || json.trim() === '') return { kind: 'ok', brand };
  const parsed = v.safeParse(brandOverrideSchema, readJson(json));
  if (parsed.success) return { kind: 'ok', brand: { ...brand, ...parsed.output } };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  const message =
    path === null ? 'must be a JSON object of brand fields' : `${path}: ${issue.message}`;
  return { kind: 'malformed', message };
}

function readJson(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text);
    // A list is an object too, and lacks every field.
    return Array.isArray(read) ? undefined : read;
  } catch {
    return undefined;
  }
}
