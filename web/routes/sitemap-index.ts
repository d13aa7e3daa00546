import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { sitemapPagePath, sitemapPages } from '../sitemap/sitemap-page.ts';
import { sitemapIndexXml } from '../sitemap/sitemap-xml.ts';
import { textAnswer } from '../sitemap/text-answer.ts';
import type { Route } from './+types/sitemap-index';

export function loader({ context }: Route.LoaderArgs) {
  const { visitor, now } = context.get(edgeContext);
  const paths = sitemapPages(now).map(sitemapPagePath);
  return textAnswer(sitemapIndexXml(visitor.brand.feBaseUrl, paths), 'application/xml');
}
