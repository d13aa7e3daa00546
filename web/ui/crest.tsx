import { createContext, useContext, useEffect, useRef, useState, type CSSProperties } from 'react';
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

/** The size, px, that the style sheet assumes: a row's. */
const USUAL = 18;
/** From this size, px, a crest shows its sign; in a smaller one it would be a spot. */
const SHOWS_SIGN = 32;

/**
 * Shows the flag or logo of a team, player or league, or else draws its crest. Decorative beside
 * the name, always of the same size.
 */
export function Crest({ of, shape, size = 20 }: CrestProps) {
  const path = picturePath(of, useContext(PictureHosts));
  const drawn = <DrawnCrest of={of} shape={shape} size={size} />;
  return path === null ? drawn : <Picture key={path} path={path} size={size} instead={drawn} />;
}

/** Draws a crest by CSS as one element, since a list has a hundred. */
function DrawnCrest({ of, shape, size }: Required<CrestProps>) {
  const kit = kitOf(of);
  const own: CSSProperties = size === USUAL ? {} : { '--size': `${size}px` };
  if (shape === 'tile')
    return (
      <i
        className={styles.crest}
        data-crest="tile"
        style={{ '--first': badgeFill(kit), ...own }}
        aria-hidden="true"
      >
        {initialsOf(of.name)}
      </i>
    );
  return (
    <i
      className={styles.crest}
      data-crest={shape}
      data-pattern={kit.pattern}
      style={{ '--first': kit.first, '--second': kit.second, ...own }}
    >
      {size >= SHOWS_SIGN && <Sign kit={kit} />}
    </i>
  );
}

/** Shows a team's sign on a plate of the darker colour. */
function Sign({ kit }: { kit: DrawnKit }) {
  const { dark, pale } = shadesOf(kit);
  return (
    <i className={styles.sign} data-sign={kit.charge} style={{ '--dark': dark, '--pale': pale }} />
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
  // The picture may have failed to load before hydration.
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
