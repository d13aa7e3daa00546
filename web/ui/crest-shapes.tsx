import { memo } from 'react';
import { OUTLINES, PATTERN_PATHS } from '../../edge/shared/crest/crest-paths.ts';
import styles from './crest-shapes.module.css';

const FIELD = 'M0 0h24v24H0z';

/**
 * Defines the outlines and patterns of all crests, to which each crest refers: its field has the
 * crest's `fill`, what lies on it the crest's `color`. Stands once in a page, before the first crest.
 */
export const CrestShapes = memo(function CrestShapes() {
  return (
    <svg className={styles.shapes} width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(OUTLINES).map(([name, path]) => (
          <clipPath key={name} id={`crest-${name}`}>
            <path id={`edge-${name}`} d={path} vectorEffect="non-scaling-stroke" />
          </clipPath>
        ))}
        <path id="kit-field" d={FIELD} />
        {Object.entries(PATTERN_PATHS).map(
          ([name, path]) =>
            path !== '' && (
              <g key={name} id={`kit-${name}`}>
                <path d={FIELD} />
                <path fill="currentColor" d={path} />
              </g>
            ),
        )}
      </defs>
    </svg>
  );
});
