import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { textAnswer } from '../sitemap/text-answer.ts';
import type { Route } from './+types/robots';

/**
 * Paths not for crawlers: API calls, fans' calendars, sockets, pages' own requests, the error page.
 */
const CLOSED = ['/api/', '/calendar/', '/ingest/', '/parties/', '/resources/', '/error'];

export function loader({ context }: Route.LoaderArgs) {
  const { feBaseUrl } = context.get(edgeContext).visitor.brand;
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${feBaseUrl}/sitemap.xml`,
    '',
  ];
  return textAnswer(lines.join('\n'), 'text/plain');
}
