import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { sitemapPageNamed } from '../sitemap/sitemap-page.ts';
import { sitemapEntries } from '../sitemap/sitemap-paths.server.ts';
import { sitemapXml } from '../sitemap/sitemap-xml.ts';
import { xmlAnswer } from '../sitemap/text-answer.ts';
import type { Route } from './+types/sitemap-page';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = sitemapPageNamed(params.name.replace(/\.xml$/, ''));
  const { visitor, sites } = context.get(edgeContext);
  return xmlAnswer(textOf(visitor.language), async () => {
    const loaderContext = loaderContextOf(context, request);
    const entries = page && (await sitemapEntries(loaderContext, page, request.signal));
    return entries && sitemapXml(visitor.brand.feBaseUrl, entries, sites);
  });
}
