import type { MetaDescriptor } from 'react-router';
import { coverPath } from '../../edge/shared/brand/brand.ts';
import { metaText, pageMeta, type PageSetting } from '../app/page-meta.ts';
import { brandOf } from '../app/shell.ts';
import { articlePath } from '../paths/news-path.ts';
import type { ArticleData } from './load-article.server.ts';
import { withdrawnMeta } from './withdrawn-meta.ts';

/** Returns an article's title, description and addresses, and its data for search engines. */
export function articleMeta(
  data: ArticleData | null | undefined,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  // The error page sets its own title.
  if (data === undefined) return [];
  if (data === null) return withdrawnMeta('article', setting);
  const { article, card } = data;
  const page = pageMeta(
    {
      title: article.title,
      description: article.summary === '' ? article.title : article.summary,
      path: articlePath(article),
      ...(card !== null && { image: { path: card, alt: article.title } }),
    },
    setting,
  );
  return [
    ...page.filter((tag) => !('property' in tag) || tag.property !== 'og:type'),
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: isoOf(article.publishedAt) },
    { property: 'article:modified_time', content: isoOf(article.updatedAt) },
    ...data.tags.map((tag) => ({ property: 'article:tag', content: tag })),
    articleLd(data, setting),
  ];
}

function articleLd(data: ArticleData, setting: PageSetting | undefined): MetaDescriptor {
  const { article, card, tags } = data;
  const brand = brandOf(setting);
  const site = brand.feBaseUrl;
  const url = site + articlePath(article);
  const name = brand.brandDisplayName;
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: article.title,
      ...(article.summary !== '' && { description: article.summary }),
      url,
      mainEntityOfPage: url,
      image: [site + (card ?? coverPath(brand))],
      datePublished: isoOf(article.publishedAt),
      dateModified: isoOf(article.updatedAt),
      inLanguage: article.language,
      author: [
        article.author === null
          ? { '@type': 'Organization', name, url: `${site}/` }
          : { '@type': 'Person', name: article.author },
      ],
      publisher: { '@type': 'Organization', name, url: `${site}/` },
      ...(article.sportKey && {
        articleSection: metaText(setting)(`sport.${article.sportKey}`),
      }),
      ...(tags.length > 0 && { keywords: tags.join(', ') }),
    },
  };
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
