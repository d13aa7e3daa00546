import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { sitemapPagePath, sitemapPages } from '../sitemap/sitemap-page.ts';
import { countPlayers } from '../sitemap/sitemap-paths.server.ts';
import { sitemapIndexXml } from '../sitemap/sitemap-xml.ts';
import { xmlAnswer } from '../sitemap/text-answer.ts';
import type { Route } from './+types/sitemap-index';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { visitor, now } = context.get(edgeContext);
  return xmlAnswer(textOf(visitor.language), async () => {
    const counts = await countPlayers(loaderContextOf(context, request), request.signal);
    const pages = sitemapPages(now, (sportKey) => counts.get(sportKey) ?? 0);
    return sitemapIndexXml(visitor.brand.feBaseUrl, pages.map(sitemapPagePath));
  });
}
