import type { Language } from '../../contracts/language.ts';
import { nationTeamName } from './nation-names.server.ts';

/**
 * Fields of a team's name, short name and nation, and the field that keeps its name for addresses.
 */
const TEAMS = [
  ['name', 'shortName', 'nation', 'slugName'],
  ['teamName', 'teamShortName', 'teamNation', 'teamSlugName'],
  [
    'fixtureHomeTeamName',
    'fixtureHomeTeamShortName',
    'fixtureHomeTeamNation',
    'fixtureHomeTeamSlugName',
  ],
  [
    'fixtureAwayTeamName',
    'fixtureAwayTeamShortName',
    'fixtureAwayTeamNation',
    'fixtureAwayTeamSlugName',
  ],
] as const;

/**
 * Replaces national teams' names in a fresh response by their names in the language, in place.
 * Keeps the former names in the fields for addresses, which are the same in all languages.
 */
export function nameNations(answer: unknown, language: Language): void {
  if (Array.isArray(answer)) {
    for (const item of answer) nameNations(item, language);
    return;
  }
  if (!isRecord(answer)) return;
  for (const [name, shortName, nation, slugName] of TEAMS) {
    const written = answer[name];
    const code = answer[nation];
    if (typeof written !== 'string' || typeof code !== 'string') continue;
    const translated = nationTeamName(written, code, language);
    if (translated === null) continue;
    const short = answer[shortName];
    if (typeof short === 'string')
      answer[shortName] = nationTeamName(short, code, language) ?? short;
    answer[name] = translated;
    answer[slugName] = written;
  }
  for (const value of Object.values(answer)) nameNations(value, language);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
