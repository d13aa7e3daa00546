import { basename, dirname } from 'node:path';
import { countryCode, isCountryCode } from '../../protocol/country.ts';
import { cutText } from '../../protocol/text.ts';
import { slugify } from '../../protocol/fold-text.ts';

/** A competition, as the name and the title of an openfootball file describe it. */
export interface Competition {
  /** Names the season in match ids: 'en.1-2025-26', 'worldcup-2026'. */
  key: string;
  /** Names the league across seasons: 'en.1', 'worldcup'. */
  code: string;
  /** '2025-26', '2026' */
  season?: string;
  /** 'English Premier League' */
  name: string;
  country?: string;
  /** IANA zone of kick-off times that state none; undefined if it is unknown. */
  zone?: string;
}

const COUNTRIES: Readonly<Record<string, { country: string; zone?: string }>> = {
  en: { country: 'gb-eng', zone: 'Europe/London' },
  sco: { country: 'gb-sct', zone: 'Europe/London' },
  de: { country: 'de', zone: 'Europe/Berlin' },
  at: { country: 'at', zone: 'Europe/Vienna' },
  ch: { country: 'ch', zone: 'Europe/Zurich' },
  es: { country: 'es', zone: 'Europe/Madrid' },
  it: { country: 'it', zone: 'Europe/Rome' },
  fr: { country: 'fr', zone: 'Europe/Paris' },
  nl: { country: 'nl', zone: 'Europe/Amsterdam' },
  be: { country: 'be', zone: 'Europe/Brussels' },
  pt: { country: 'pt', zone: 'Europe/Lisbon' },
  tr: { country: 'tr', zone: 'Europe/Istanbul' },
  gr: { country: 'gr', zone: 'Europe/Athens' },
  br: { country: 'br', zone: 'America/Sao_Paulo' },
  mx: { country: 'mx', zone: 'America/Mexico_City' },
  uefa: { country: 'int', zone: 'Europe/Paris' },
  euro: { country: 'int', zone: 'Europe/Paris' },
  worldcup: { country: 'int' },
  clubworldcup: { country: 'int' },
};

const SEASON = /(?:19|20)\d{2}(?:[-/_](?:\d{4}|\d{2}))?(?!\d)/;

/**
 * Returns the competition of a file. Its code and season come from `2025-26-en.1.json`,
 * `2026.worldcup.json`, `2025-26/en.1.json` and the like; the season may also be in the title.
 */
export function competitionOf(path: string, title: string | undefined): Competition {
  const stem = basename(path).replace(/\.json$/i, '');
  const code =
    slugifyCode(stem.replace(SEASON, '')) ||
    slugify(title?.replace(SEASON, '') ?? '') ||
    'football';
  const found = [title, stem, basename(dirname(path))]
    .map((text) => SEASON.exec(text ?? '')?.[0])
    .find((text) => text !== undefined);
  const season = found?.replace(/[/_]/, '-');
  const [place = ''] = code.split('.');
  const known = COUNTRIES[place];
  // The codes of other leagues begin with their country's code: 'cz.1'.
  const country = known?.country ?? (isCountryCode(place) ? countryCode(place) : undefined);
  const name = title?.replace(SEASON, '').replace(/\s+/g, ' ').trim();
  return {
    key: season === undefined ? code : `${code}-${season}`,
    code,
    ...(season !== undefined && { season }),
    name: name === undefined || name === '' ? code : cutText(name, 200),
    ...(country !== undefined && { country }),
    ...(known?.zone !== undefined && { zone: known.zone }),
  };
}

function slugifyCode(text: string): string {
  return text
    .split('.')
    .map(slugify)
    .filter((part) => part !== '')
    .join('.');
}
