import type { Language } from '../../edge/contracts/language.ts';
import { nationTeamName } from './nation-names.server.ts';

/** Where answers name a team, its short name, its nation, and where its own name is kept for addresses. */
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
 * Gives the national teams within an answer that was just read the names that the language has for
 * them, in place. What they were called is kept beside it: addresses are the same in all languages.
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
