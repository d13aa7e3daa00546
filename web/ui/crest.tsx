import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Outline } from '../../edge/shared/crest/crest-paths.ts';
import { initialsOf } from '../../edge/shared/crest/initials.ts';
import { kitOf, type DrawnKit, type Kitted } from '../../edge/shared/crest/kit-of.ts';
import { picturePath, type Pictured } from '../../edge/shared/crest/picture-path.ts';
import { badgeFill, shadesOf } from '../../edge/shared/crest/shades.ts';
import styles from './crest.module.css';

/** Hosts whose pictures may be shown. */
export const PictureHosts = createContext<readonly string[]>([]);

export interface CrestProps {
  of: Pictured & Kitted & { name: string };
  /** The outline of a drawn crest: the sport's for a contestant, `tile` for a league. */
  shape: Outline;
  /** Width and height, px. */
  size?: number;
}

/** From this size, px, a crest shows its sign; in a smaller one it would be a spot. */
const SHOWS_SIGN = 32;

/**
 * Shows the flag or logo of a team, player or league, or else draws its crest. Decorative beside
 * the name, always of the same size. The page needs `CrestShapes` once.
 */
export function Crest({ of, shape, size = 20 }: CrestProps) {
  const path = picturePath(of, useContext(PictureHosts));
  const drawn = <DrawnCrest of={of} shape={shape} size={size} />;
  return path === null ? drawn : <Picture key={path} path={path} size={size} instead={drawn} />;
}

function DrawnCrest({ of, shape, size }: Required<CrestProps>) {
  const kit = kitOf(of);
  const isLeague = shape === 'tile';
  return (
    <svg
      className={styles.crest}
      data-crest={shape}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isLeague ? badgeFill(kit) : kit.first}
      color={kit.second}
      aria-hidden="true"
    >
      <use
        href={isLeague ? '#kit-plain' : `#kit-${kit.pattern}`}
        clipPath={`url(#crest-${shape})`}
      />
      {isLeague && <Badge name={of.name} />}
      {!isLeague && size >= SHOWS_SIGN && <Sign kit={kit} />}
      <use href={`#edge-${shape}`} className={styles.edge} />
    </svg>
  );
}

/** Shows a league's letters over its line. */
function Badge({ name }: { name: string }) {
  return (
    <>
      <path fill="#fff" d="M4 18.6h16V20H4z" />
      <text className={styles.letters} x="12" y="14.8" textAnchor="middle" fill="#fff">
        {initialsOf(name)}
      </text>
    </>
  );
}

/** Shows a team's sign on a plate of the darker colour. */
function Sign({ kit }: { kit: DrawnKit }) {
  const { dark, pale } = shadesOf(kit);
  return (
    <>
      <circle cx="12" cy="11.8" r="5.8" fill={dark} stroke={pale} strokeWidth=".9" />
      <use href={`#sign-${kit.charge}`} fill={pale} />
    </>
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
      data-crest="picture"
      src={path}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}
