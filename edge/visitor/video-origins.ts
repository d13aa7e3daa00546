import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';

/** Variables with the origins of streams and clips. */
export interface VideoVariables {
  TV_STREAM_URL?: string;
  VIDEO_ORIGINS?: string;
}

/** Returns the origins, besides the product's own, that a page's player may load from. */
export function videoOriginsOf(variables: VideoVariables | undefined): string[] {
  const { TV_STREAM_URL = '', VIDEO_ORIGINS = '' } = variables ?? {};
  const stream = URL.parse(TV_STREAM_URL)?.origin;
  return [...new Set([...(stream ? [stream] : []), ...listedOrigins(VIDEO_ORIGINS).origins])];
}
