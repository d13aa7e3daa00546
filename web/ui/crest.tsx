import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { initialsOf } from '../../edge/crest/initials.ts';
import { picturePath, type Pictured } from '../../edge/crest/picture-path.ts';
import styles from './crest.module.css';

/** Hosts of which pictures may be shown. */
export const PictureHosts = createContext<readonly string[]>([]);

export interface CrestProps {
  of: Pictured & { name: string };
  /** What it is a crest of: each has a shape of its own. */
  shape: 'team' | 'pair' | 'player' | 'league';
  /** Width, px. */
  size?: number;
}

/**
 * Flag or logo of a team, a player or a league; without one its initials.
 * Decoration beside the name itself, always of the same size.
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
      // Not text of the page, which is searched and copied.
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
  // It may have failed before there was anybody to hear of it.
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
