import { coverPath } from '../../../edge/shared/brand/brand.ts';
import type { BrandProfile } from '../../../edge/contracts/brand-profile.ts';
import type { VideoCard } from './video.ts';

/** Returns absolute URLs of a video's stream and its thumbnail. */
export function videoAddresses(
  { streamUri, pictureUri }: Pick<VideoCard, 'streamUri' | 'pictureUri'>,
  brand: BrandProfile,
): { stream: string; thumbnail: string } {
  const whole = (uri: string) => (uri.startsWith('/') ? brand.feBaseUrl + uri : uri);
  return { stream: whole(streamUri), thumbnail: whole(pictureUri ?? coverPath(brand)) };
}
