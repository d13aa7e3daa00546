import type { Article, Content } from '../../../realtime/protocol/content.ts';
import type { IngestFault } from '../../../realtime/protocol/ingest.ts';
import type { Video } from '../../../realtime/protocol/video.ts';
import { MAX_PART_HTML } from '../../contracts/article.ts';
import { cleanHtml } from './clean-html.ts';

/** So many times as long HTML is once it is cleaned, at most: a quote within a value becomes `&quot;`. */
const GROWTH = 6;

interface Site {
  /** Origins that pages let a player load from, beside their own. */
  videoOrigins: readonly string[];
  /** Hosts of the product's sites, whose calls no article may make. */
  ownHosts: readonly string[];
}

/** Returns what is wrong with content that its schema lets through, and where. */
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

/** A poster is left to the rules of pictures: a cover is drawn in the place of one that does not show. */
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
