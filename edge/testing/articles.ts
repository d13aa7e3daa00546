import type { Article } from '../../realtime/protocol/content.ts';

/** An article that no other test has. */
export function article(more: Partial<Article> = {}): Article {
  const id = `a-${crypto.randomUUID()}`;
  return {
    kind: 'article',
    id,
    slug: 'late-goal',
    language: 'en',
    title: 'A late goal wins it',
    summary: 'Harbour Town beat Quarry United.',
    publishedAt: Date.UTC(2026, 10, 21, 18),
    parts: [{ kind: 'html', html: '<p>It came in the last minute.</p>' }],
    ...more,
  };
}
