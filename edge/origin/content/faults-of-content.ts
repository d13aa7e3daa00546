import type { Article, Content } from '../../../realtime/protocol/content.ts';
import type { IngestFault } from '../../../realtime/protocol/ingest.ts';
import type { Video } from '../../../realtime/protocol/video.ts';
import { MAX_PART_HTML } from '../../contracts/article.ts';
import { cleanHtml } from './clean-html.ts';

/** Largest factor by which cleaning lengthens HTML: a quote within a value becomes `&quot;`. */
const GROWTH = 6;

interface Site {
  /** Origins from which a player may load, besides the page's own. */
  videoOrigins: readonly string[];
  /** Hosts of the product's sites, whose API no article may call. */
  ownHosts: readonly string[];
}

/** Returns the faults that the schema of content cannot find, with their paths. */
export function faultsOfContent(
  listed: readonly Content[],
  { videoOrigins, ownHosts }: Site,
): IngestFault[] {
  return listed.flatMap((content, at) => {
    const path = `content[${at}]`;
    if (content.kind === 'article') return faultsOfArticle(content, path, ownHosts);
    return content.kind === 'video' ? faultsOfVideo(content, path, videoOrigins) : [];
  });
}

function faultsOfArticle(
  { parts }: Article,
  path: string,
  ownHosts: readonly string[],
): IngestFault[] {
  return parts.flatMap((part, index) =>
    part.kind === 'html' && isTooLong(part.html, ownHosts)
      ? [{ path: `${path}.parts[${index}].html`, message: TOO_LONG }]
      : [],
  );
}

/**
 * Returns the faults of a video's stream and captions. A poster needs no check: a drawn cover
 * replaces one that does not load.
 */
function faultsOfVideo(
  { stream, captions = {} }: Video,
  path: string,
  videoOrigins: readonly string[],
): IngestFault[] {
  const played = [
    ['stream', stream],
    ...Object.entries(captions).map(([language, uri]) => [`captions.${language}`, uri]),
  ];
  return played.flatMap(([member, uri = '']) => {
    const origin = uri.startsWith('/') ? null : new URL(uri).origin;
    return origin === null || videoOrigins.includes(origin)
      ? []
      : [{ path: `${path}.${member}`, message: notPlayed(origin) }];
  });
}

function notPlayed(origin: string): string {
  return `no page may play what ${origin} has: it is none of the server's VIDEO_ORIGINS`;
}

const TOO_LONG = `takes ${MAX_PART_HTML} characters at most once it is cleaned`;

function isTooLong(html: string, ownHosts: readonly string[]): boolean {
  return html.length * GROWTH > MAX_PART_HTML && cleanHtml(html, ownHosts).length > MAX_PART_HTML;
}
