import type { Content } from '../../../realtime/protocol/content.ts';
import type { IngestFault } from '../../../realtime/protocol/ingest.ts';
import type { Video } from '../../../realtime/protocol/video.ts';

/**
 * Returns the faults that neither the schema of content nor the cleaning of its HTML finds, with their paths.
 * `videoOrigins` are those from which a player may load, besides the page's own.
 */
export function faultsOfContent(
  listed: readonly Content[],
  videoOrigins: readonly string[],
): IngestFault[] {
  return listed.flatMap((content, at) =>
    content.kind === 'video' ? faultsOfVideo(content, `content[${at}]`, videoOrigins) : [],
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
