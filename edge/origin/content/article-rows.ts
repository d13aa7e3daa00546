import { cleanText } from '../../../realtime/protocol/text.ts';
import { foldText } from '../../../realtime/protocol/fold-text.ts';
import { fingerprint } from '../catalogue/changes.ts';
import { sportWord } from '../db/article-index.ts';
import type { ArticleRow, ArticleSubjectRow, SubjectKind } from '../db/content-schema.ts';
import { digestOf } from '../../digest.ts';
import type { CleanArticle } from './clean-content.ts';
import { textOfHtml } from './clean-html.ts';
import type { ContentSender } from './shelf.ts';

/** Texts of an article for the full-text index, without accents and capitals. */
export interface ArticleWords {
  id: string;
  title: string;
  /** Summary and tags. */
  summary: string;
  body: string;
  sport: string;
}

export interface ReadArticle {
  row: ArticleRow;
  words: ArticleWords;
  subjects: ArticleSubjectRow[];
}

/** Returns the rows that store an article: itself, its texts for search, and its subjects. */
export async function readArticle(
  article: CleanArticle,
  { source }: Pick<ContentSender, 'source'>,
): Promise<ReadArticle> {
  const { id, publishedAt, title, summary = '', tags = [], parts } = article;
  // Cleaned once more: a character reference such as `&#x202E;` can hide a forbidden character.
  const text = cleanText(
    parts.flatMap((part) => (part.kind === 'html' ? [textOfHtml(part.html)] : [])).join(' '),
  );
  const matchIds = [
    ...new Set([
      ...(article.matchIds ?? []),
      ...parts.flatMap((part) => (part.kind === 'match' ? [part.matchId] : [])),
    ]),
  ];
  const row = {
    id,
    // Versions of a story in several languages share it.
    story: article.story ?? id,
    slug: article.slug,
    language: article.language,
    title,
    summary,
    heroUri: article.hero ?? null,
    author: article.author ?? null,
    publishedAt,
    updatedAt: article.updatedAt ?? publishedAt,
    sportId: article.sportId ?? null,
    tags,
    matchIds,
    parts,
    text,
  };
  const subjectsOf = (kind: SubjectKind, ids: readonly string[] = []) =>
    [...new Set(ids)].map((subjectId) => ({ kind, subjectId, articleId: id, publishedAt }));
  const subjects = [
    ...subjectsOf('league', article.leagueIds),
    ...subjectsOf('team', article.teamIds),
    ...subjectsOf('match', matchIds),
  ];
  return {
    row: { ...row, source, fingerprint: await digestOf(fingerprint({ row, subjects })) },
    words: { id, ...wordsOf(row) },
    subjects,
  };
}

/** Returns the texts of an article's row for the full-text index. */
export function wordsOf({
  title,
  summary,
  tags,
  text,
  sportId,
}: Pick<ArticleRow, 'title' | 'summary' | 'tags' | 'text' | 'sportId'>): Omit<ArticleWords, 'id'> {
  return {
    title: foldText(title),
    summary: foldText(`${summary} ${tags.join(' ')}`),
    body: foldText(text),
    sport: sportId === null ? '' : sportWord(sportId),
  };
}
