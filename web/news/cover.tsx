import { useContext, useEffect, useRef, useState } from 'react';
import { picturePath } from '../../edge/shared/crest/picture-path.ts';
import { PictureHosts } from '../ui/crest.tsx';
import { Art, type ArtProps } from './art.tsx';
import styles from './cover.module.css';

export interface CoverProps extends Pick<ArtProps, 'isSmall'> {
  of: Omit<ArtProps, 'isSmall'> & { pictureUri: string | null };
  /** Whether it is the page's main picture, which the browser fetches first. */
  isFirst?: boolean;
}

/**
 * Shows the photograph of an article or a video, else a drawing of its sport and teams. It is
 * decorative.
 */
export function Cover({ of, isFirst = false, isSmall = false }: CoverProps) {
  const hosts = useContext(PictureHosts);
  const { pictureUri, ...drawn } = of;
  // A path is on the product's own site.
  const path = pictureUri?.startsWith('/')
    ? pictureUri
    : picturePath({ logoUri: pictureUri ?? undefined }, hosts);
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // The picture may have failed before React attached `onError`.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(path);
  }, [path]);
  if (path === null || path === broken) return <Art {...drawn} isSmall={isSmall} />;
  return (
    <img
      ref={image}
      className={styles.photograph}
      src={path}
      alt=""
      width={1280}
      height={720}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => setBroken(path)}
    />
  );
}
