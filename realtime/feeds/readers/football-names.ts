import { createHash } from 'node:crypto';
import { countryCode } from '../../protocol/country.ts';
import type { Contestant } from '../../protocol/ingest.ts';
import type { Team } from '../../protocol/match-state.ts';
import { nationNamed } from '../nations.ts';
import { slugify } from '../../protocol/fold-text.ts';

const MATCH_ID_LENGTH = 64;

/** Affixes that a club's short name omits. */
const PREFIX =
  /^(?:1\.|AC|ACF|AFC|AS|BSC|CA|FC|FK|FSV|RC|RCD|SC|SS|SSC|SV|TSG|US|VfB|VfL|\d{4}) (?=.)/;
const SUFFIX = /(?<=.) (?:AFC|BC|BK|CF|CFC|FC|FK|KV|SC|UD|\d{4})$/;

/**
 * Returns the team of a name. 'Liverpool FC (ENG)' of a European cup is 'Liverpool FC' of its
 * league.
 */
export function footballTeam(text: string): Contestant {
  const [, name = text, country] = /^(.+) \(([A-Z]{3})\)$/.exec(text) ?? [];
  const nation = nationNamed(name);
  return {
    id: `of-${slugify(name) || shortHash(name)}`.slice(0, 96),
    name,
    shortName: shorten(name),
    ...(nation !== undefined && { nation }),
    ...(country !== undefined && { country: countryCode(country) }),
  };
}

function shorten(name: string): string {
  const shorter = name.replace(PREFIX, '').replace(SUFFIX, '');
  return shorter === name ? name : shorten(shorter);
}

/**
 * Returns an id from the season and the two teams alone, so that a rescheduled match keeps it.
 * `meeting` (from 1) separates matches of a pair at the same ground in one season.
 */
export function footballMatchId(
  competitionKey: string,
  home: Team,
  away: Team,
  meeting: number,
): string {
  const tail = meeting > 1 ? `-${meeting}` : '';
  const full = `of-${competitionKey}-${home.id.slice(3)}-${away.id.slice(3)}`;
  if (full.length + tail.length <= MATCH_ID_LENGTH) return full + tail;
  const hash = `-${shortHash(full)}${tail}`;
  return full.slice(0, MATCH_ID_LENGTH - hash.length).replace(/[-.]+$/, '') + hash;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}
