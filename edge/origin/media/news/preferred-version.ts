import { sql, type SQL } from 'drizzle-orm';

/**
 * Returns SQL for the distance of a version's language from a wanted one: 0 the same, 1 another
 * country's, 2 English, 3 any other.
 */
function distance(column: SQL, language: string): SQL {
  const [spoken = language] = language.split('-');
  return sql`case when ${column} = ${language} then 0
    when ${column} = ${spoken} or substr(${column}, 1, ${spoken.length + 1}) = ${`${spoken}-`} then 1
    when ${column} = 'en' then 2 else 3 end`;
}

/** Returns what `distance` does, for a language in memory. */
export function languageDistance(own: string, wanted: string): number {
  const [spoken = wanted] = wanted.split('-');
  if (own === wanted) return 0;
  if (own === spoken || own.startsWith(`${spoken}-`)) return 1;
  return own === 'en' ? 2 : 3;
}

/**
 * Whether a row is the published version of its story that is nearest to a language, among articles
 * or videos.
 */
export function isPreferredVersion(
  language: string,
  now: number,
  listed: 'articles' | 'videos' = 'articles',
): SQL {
  const own = sql.identifier(listed);
  return sql`not exists (
    select 1 from ${own} version
    where version.story = ${own}.story and version.id <> ${own}.id
      and version.published_at <= ${now}
      and (${distance(sql`version.language`, language)}, version.language, version.id)
        < (${distance(sql`${own}.language`, language)}, ${own}.language, ${own}.id))`;
}
