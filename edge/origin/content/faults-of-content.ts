import type { Article, Content } from '../../../realtime/protocol/content.ts';
import type { IngestFault } from '../../../realtime/protocol/ingest.ts';
import type { Video } from '../../../realtime/protocol/video.ts';
import { MAX_PART_HTML } from '../../contracts/article.ts';
import { cleanHtml } from './clean-html.ts';

/** Most that cleaning lengthens HTML, as a factor: a quote within a value becomes `&quot;`. */
const GROWTH = 6;

interface Site {
  /** Origins that a player may load from, beside the pages' own. */
  videoOrigins: readonly string[];
  /** Hosts of the product's sites, whose API no article may call. */
  ownHosts: readonly string[];
}

/** Returns the faults that a content's schema misses, with paths. */
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

/** Does not check the poster: a drawn cover replaces one that does not load. */
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
