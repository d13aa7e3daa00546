import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { initialsOf } from '../../edge/shared/crest/initials.ts';
import { picturePath, type Pictured } from '../../edge/shared/crest/picture-path.ts';
import styles from './crest.module.css';

/** Hosts whose pictures may be shown. */
export const PictureHosts = createContext<readonly string[]>([]);

export interface CrestProps {
  of: Pictured & { name: string };
  /** Each kind has its own shape. */
  shape: 'team' | 'pair' | 'player' | 'league';
  /** Width, px. */
  size?: number;
}

/**
 * Flag or logo of a team, player or league, or else its initials. Decorative beside the name,
 * always of the same size.
 */
export function Crest({ of, shape, size = 20 }: CrestProps) {
  const path = picturePath(of, useContext(PictureHosts));
  const initials = <Initials name={of.name} shape={shape} size={size} />;
  return path === null ? (
    initials
  ) : (
    <Picture key={path} path={path} size={size} instead={initials} />
  );
}

function Initials({ name, shape, size }: { name: string } & Required<Omit<CrestProps, 'of'>>) {
  return (
    <span
      className={styles[shape]}
      // Not page text, so it is not searched or copied.
      data-crest={initialsOf(name)}
      style={size === 20 ? undefined : { fontSize: size }}
      aria-hidden="true"
    />
  );
}

interface PictureProps {
  path: string;
  size: number;
  instead: React.ReactNode;
}

function Picture({ path, size, instead }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);
  if (isBroken) return instead;
  return (
    <img
      ref={image}
      className={styles.picture}
      data-crest=""
      src={path}
      alt=""
      width={size}
      height={size * 1.2}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}
