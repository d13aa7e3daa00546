import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { failedBy } from '../api/settled.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { sitemapPageNamed } from '../sitemap/sitemap-page.ts';
import { sitemapEntries } from '../sitemap/sitemap-paths.server.ts';
import { sitemapXml } from '../sitemap/sitemap-xml.ts';
import { textAnswer } from '../sitemap/text-answer.ts';
import { messageText } from '../../edge/shared/text/message-text.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import type { Route } from './+types/sitemap-page';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = sitemapPageNamed(params.name.replace(/\.xml$/, ''));
  const { visitor, sites } = context.get(edgeContext);
  const t = textOf(visitor.language);
  if (!page) return new Response(t('failure.missing'), { status: 404 });
  const loaderContext = loaderContextOf(context, request);
  try {
    const pages = await sitemapEntries(loaderContext, page, request.signal);
    return textAnswer(sitemapXml(visitor.brand.feBaseUrl, pages, sites), 'application/xml');
  } catch (error) {
    const { message, status } = failedBy(error);
    const headers: HeadersInit = status === 503 ? { 'retry-after': '60' } : {};
    return new Response(messageText(t, message), { status, headers });
  }
}
