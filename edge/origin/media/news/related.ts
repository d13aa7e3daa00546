import { and, between, sql, type SQL } from 'drizzle-orm';

/** Longest time between the publication of related items, ms: 60 days. */
const NEAR = 60 * 86_400_000;

const TABLES = {
  article: {
    listed: sql.raw('articles'),
    subjects: sql.raw('article_subjects'),
    id: sql.raw('article_id'),
  },
  video: {
    listed: sql.raw('videos'),
    subjects: sql.raw('video_subjects'),
    id: sql.raw('video_id'),
  },
};

interface Subject {
  of: keyof typeof TABLES;
  id: string;
  story: string;
  sportId: number | null;
  publishedAt: number;
}

/**
 * Returns SQL that relates content to an article or a video: by shared matches, teams and leagues,
 * and by sport. Callers join `shared` by `shared.id`; `shared.weight` grows with the shared
 * subjects.
 */
export function relationTo(
  subject: Subject,
  wanted: keyof typeof TABLES,
): { shared: SQL; isRelated: SQL | undefined } {
  const own = TABLES[subject.of];
  const { listed, subjects, id } = TABLES[wanted];
  const from = subject.publishedAt - NEAR;
  const to = subject.publishedAt + NEAR;
  return {
    shared: sql`(
      select other.${id} id,
        sum(case other.kind when 'match' then 9 when 'team' then 3 else 1 end) weight
      from ${own.subjects} own
      join ${subjects} other on other.kind = own.kind and other.subject_id = own.subject_id
        and other.published_at between ${from} and ${to}
      where own.${own.id} = ${subject.id} group by other.${id}) shared`,
    isRelated: and(
      sql`(shared.weight is not null or ${listed}.sport_id is ${subject.sportId})`,
      sql`${listed}.story <> ${subject.story}`,
      between(sql`${listed}.published_at`, from, to),
    ),
  };
}
