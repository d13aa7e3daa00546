import { memo } from 'react';
import { CHARGES, OUTLINES, PATTERN_PATHS } from '../../edge/shared/crest/crest-paths.ts';
import styles from './crest-shapes.module.css';

const FIELD = 'M0 0h24v24H0z';
const ID = 'crest-shapes';

/** The definitions as SVG. Browsers read them from the page: their scripts have no paths. */
const SHAPES = import.meta.env.SSR ? drawnShapes() : (document.getElementById(ID)?.innerHTML ?? '');

/**
 * Defines the outlines, patterns and signs of all crests, to which each crest refers: its field has
 * the crest's `fill`, what lies on it the crest's `color`. Stands once in a page, before the first
 * crest.
 */
export const CrestShapes = memo(function CrestShapes() {
  return (
    <svg
      id={ID}
      className={styles.shapes}
      width="0"
      height="0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: SHAPES }}
    />
  );
});

/** Returns the definitions, in the form in which a browser writes them. */
function drawnShapes(): string {
  const path = (d: string, more = '') => `<path${more} d="${d}"></path>`;
  const outlines = Object.entries(OUTLINES).map(
    ([name, d]) =>
      `<clipPath id="crest-${name}">${path(d, ` id="edge-${name}" vector-effect="non-scaling-stroke"`)}</clipPath>`,
  );
  const patterns = Object.entries(PATTERN_PATHS).map(
    ([name, d]) => `<g id="kit-${name}">${path(FIELD)}${d && path(d, ' fill="currentColor"')}</g>`,
  );
  const signs = Object.entries(CHARGES).map(([name, d]) => path(d, ` id="sign-${name}"`));
  return `<defs>${[...outlines, ...patterns, ...signs].join('')}</defs>`;
}
