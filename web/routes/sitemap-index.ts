import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { partPath, sitemapParts } from '../sitemap/sitemap-part.ts';
import { sitemapIndexXml } from '../sitemap/sitemap-xml.ts';
import { textAnswer } from '../sitemap/text-answer.ts';
import type { Route } from './+types/sitemap-index';

export function loader({ context }: Route.LoaderArgs) {
  const { visitor, now } = context.get(edgeContext);
  const paths = sitemapParts(now).map(partPath);
  return textAnswer(sitemapIndexXml(visitor.brand.feBaseUrl, paths), 'application/xml');
}
