import { useContext, useEffect, useRef, useState } from 'react';
import { picturePath } from '../../edge/shared/crest/picture-path.ts';
import { PictureHosts } from '../ui/crest.tsx';
import type { ArticleCard } from './article.ts';
import styles from './cover.module.css';

export interface CoverProps {
  of: Pick<ArticleCard, 'id' | 'heroUri'>;
  /** The page's main picture is fetched before all else. */
  isFirst?: boolean;
}

/** Shows an article's picture, else a drawing derived from its id. Decorative. */
export function Cover({ of, isFirst = false }: CoverProps) {
  const hosts = useContext(PictureHosts);
  // A path is on the product's own site.
  const path = of.heroUri?.startsWith('/')
    ? of.heroUri
    : picturePath({ logoUri: of.heroUri ?? undefined }, hosts);
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before the listener was attached.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(path);
  }, [path]);
  if (path === null || path === broken) return <DrawnCover id={of.id} />;
  return (
    <img
      ref={image}
      className={styles.cover}
      src={path}
      alt=""
      width={1200}
      height={630}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => setBroken(path)}
    />
  );
}

/** Markings of pitches and courts; every cover shows some. */
const MARKINGS = [
  'M60 0v63M60 18a13.5 13.5 0 1 0 0 27 13.5 13.5 0 0 0 0-27M0 14h18v35H0M120 14h-18v35h18',
  'M0 52Q60 -14 120 52M0 63Q60 2 120 63M60 0v63',
  'M0 12h120M0 51h120M30 12v39M90 12v39M30 31.5h60',
  'M10 0v63M30 0v63M50 0v63M70 0v63M90 0v63M110 0v63M10 31.5h100',
  'M60 70L14 24 60 -22l46 46zM60 70L37 47l23-23 23 23z',
  'M-8 40a34 34 0 0 1 68 0M60 40a34 34 0 0 1 68 0M0 63h120M0 8h120',
] as const;
const TONES = 6;

function DrawnCover({ id }: { id: string }) {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  const tilt = (seed % 31) - 15;
  return (
    <svg
      className={styles.drawn}
      data-tone={Math.floor(seed / 31) % TONES}
      viewBox="0 0 120 63"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`rotate(${tilt} 60 31.5) scale(${1.2 + (seed % 5) / 10})`}>
        <path d={MARKINGS[seed % MARKINGS.length]} />
      </g>
      <circle cx={18 + (seed % 84)} cy={12 + (seed % 39)} r={5 + (seed % 4)} />
    </svg>
  );
}
