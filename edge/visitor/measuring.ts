import { readConsent, type Purpose } from '../contracts/consent.ts';
import type { Visitor } from '../contracts/edge-context.ts';
import type { Measuring, RecordingSetting, TagSetting } from '../contracts/measuring.ts';
import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';
import { PRODUCT } from '../contracts/product.ts';
import { monitoringOf, type MonitoringVariables } from './monitoring.ts';

export interface MeasuringVariables extends MonitoringVariables {
  TAG_ID?: string;
  TAG_SCRIPT_URL?: string;
  TAG_ORIGINS?: string;
  RECORDING_URL?: string;
  RECORDING_TESTERS?: string;
  CONSENT_COUNTRIES?: string;
}

/** Consent signals of a browser. */
export interface ConsentRequest {
  /** Value of the consent cookie. */
  choice: string | undefined;
  /** Global Privacy Control: the browser refuses for its visitor (`sec-gpc: 1`). */
  isRefused: boolean;
}

/** Where measuring needs consent: the European Economic Area, the United Kingdom, Switzerland, Brazil. */
const ASKED_COUNTRIES =
  'at be bg ch cy cz de dk ee es fi fr gb gr hr hu ie is it li lt lu lv mt nl no pl pt ro se si sk br';

/** Returns how a visitor is measured (spec points 4 and 7), and what they have consented to. */
export function measuringOf(
  variables: MeasuringVariables,
  { country, device, user }: Pick<Visitor, 'country' | 'device' | 'user'>,
  { choice, isRefused }: ConsentRequest,
): Measuring {
  const tag = tagOf(variables);
  const recording = recordingOf(variables, user?.userId);
  const purposes = purposesOf(variables);
  const chosen = readConsent(choice);
  const isNeeded = needsConsent(variables.CONSENT_COUNTRIES, country);
  const allowed = chosen ?? (isNeeded || isRefused ? [] : purposes);
  return {
    tag,
    recording,
    purposes,
    allowed,
    // A bot has no choice to make: its visits are not measured.
    isAsked: purposes.length > 0 && chosen === null && isNeeded && !isRefused && !device.isCrawler,
    mayIdentify: mayIdentify(variables, country, choice),
  };
}

function purposesOf(variables: MeasuringVariables): Purpose[] {
  return [
    ...(monitoringOf(variables) || tagOf(variables) ? (['analytics'] as const) : []),
    ...(recordingUrlOf(variables) === null ? [] : (['recording'] as const)),
  ];
}

/**
 * Whether a browser may store a device's id: its own (spec point 4), or that of the app that opens
 * the page. The visitor needs no id, so it requires consent wherever measuring does: reports carry
 * it, and recordings choose devices by it, so a yes to either allows it. Where the country is
 * unknown and nothing is measured, as on a developer's machine, no page could ask.
 */
export function mayIdentify(
  variables: MeasuringVariables,
  country: string | null,
  choice: string | undefined,
): boolean {
  const chosen = readConsent(choice);
  if (chosen !== null) return chosen.length > 0;
  if (country === null && purposesOf(variables).length === 0) return true;
  return !needsConsent(variables.CONSENT_COUNTRIES, country);
}

/**
 * Whether the located country may be kept in a cookie (spec points 4 and 9). No visible feature
 * needs it, so it requires consent wherever measuring does, by the same choice.
 */
export function mayKeepCountry(
  { CONSENT_COUNTRIES }: MeasuringVariables,
  country: string,
  choice: string | undefined,
): boolean {
  return readConsent(choice)?.includes('analytics') ?? !needsConsent(CONSENT_COUNTRIES, country);
}

/** Whether measuring needs consent in a country. An unknown country may be on the list. */
function needsConsent(countries: string | undefined, country: string | null): boolean {
  const asked = countries?.trim().toLowerCase() || ASKED_COUNTRIES;
  return country === null || asked === 'all' || asked.split(/[\s,]+/).includes(country);
}

const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Whether the product runs in development, where it sends nothing. */
function isDevelopment({ MONITORING_ENVIRONMENT }: MeasuringVariables): boolean {
  return MONITORING_ENVIRONMENT === 'development';
}

export function tagOf(variables: MeasuringVariables): TagSetting | null {
  const { TAG_ID: id = '', TAG_SCRIPT_URL: script } = variables;
  const url = URL.parse(script || TAG_SCRIPT);
  if (id === '' || isDevelopment(variables) || !url || !/^https?:$/.test(url.protocol)) return null;
  url.searchParams.set('id', id);
  return { id, scriptUrl: url.href };
}

/** Returns the origins that the tag's script may load from and send to; none without a tag. */
export function tagOriginsOf(variables: MeasuringVariables): string[] {
  const tag = tagOf(variables);
  if (!tag) return [];
  return [
    ...new Set([
      new URL(tag.scriptUrl).origin,
      ...listedOrigins(variables.TAG_ORIGINS ?? '').origins,
    ]),
  ];
}

/**
 * Returns the address that receives recordings; null in development, and if none is set that a
 * browser could reach.
 */
export function recordingUrlOf(variables: MeasuringVariables): string | null {
  const url = URL.parse(variables.RECORDING_URL ?? '');
  const isReachable = url !== null && /^https?:$/.test(url.protocol);
  return isReachable && !isDevelopment(variables) ? url.href : null;
}

function recordingOf(
  variables: MeasuringVariables,
  userId: string | undefined,
): RecordingSetting | null {
  const url = recordingUrlOf(variables);
  const testers = variables.RECORDING_TESTERS?.split(/[\s,]+/) ?? [];
  if (url === null) return null;
  return userId === undefined
    ? { url, user: null, isTester: false }
    : { url, user: `${userId}-${PRODUCT}`, isTester: testers.includes(userId) };
}
