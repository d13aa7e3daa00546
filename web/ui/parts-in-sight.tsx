import { useRef, useState, type ReactNode } from 'react';
import styles from './parts-in-sight.module.css';
import { isMade, useMadeParts, type MadePart, type PlacedPart } from './use-made-parts.ts';
import { useIsMadeHere, useTurn } from './use-turns.ts';

export interface PartsInSightProps<Part extends PlacedPart> {
  /** Stays the same while none of them changes. */
  parts: readonly Part[];
  /** Whether they are few enough for all of them to be made in time. As it is at first. */
  isWhole: boolean;
  /** How many of a list that is not whole the server makes: more than a screen is tall. As it is at first. */
  onServer: number;
  /** What it is called where it is read aloud, if its parts hold the items of one list. */
  label?: string;
  /** What a part holds, and whether the server made it. */
  children: (part: Part, isServerMade: boolean) => ReactNode;
}

/**
 * A long page of parts one below the other. A part is made as it comes near to
 * what is in sight, in its turn; else its place is kept, so that nothing moves
 * and the way back leads to where it came from. What the server made stays while its part does.
 */
export function PartsInSight<Part extends PlacedPart>(props: PartsInSightProps<Part>) {
  const { parts, onServer, label, children } = props;
  const isMadeHere = useIsMadeHere();
  const [isWhole] = useState(props.isWhole);
  const [serverMade] = useState(() => {
    const first = isMadeHere ? [] : isWhole ? parts : parts.slice(0, onServer);
    return new Set(first.map(({ key }) => key));
  });
  // The page around them is painted first.
  const isReady = useTurn(isMadeHere);
  const box = useRef<HTMLDivElement>(null);
  const made = useMadeParts(box, { parts, serverMade, isWhole, isReady });
  if (!isReady) return <div style={{ height: together(parts) }} />;
  return (
    <div ref={box} role={label === undefined ? undefined : 'list'} aria-label={label}>
      {parts.map((part) => {
        const { key, height, id } = part;
        const state = made.get(key);
        // One that left a long list and came back is the browser's, which makes it row by row.
        const isServerMade = state === 'kept' && serverMade.has(key);
        return (
          <div
            key={key}
            id={id}
            className={styles.part}
            data-made={isMade(state) ? state : undefined}
            style={
              isMade(state)
                ? { containIntrinsicBlockSize: `auto ${height}` }
                : { height: roomOf(part, state) }
            }
          >
            {isMade(state) && children(part, isServerMade)}
          </div>
        );
      })}
    </div>
  );
}

/** A part of another height is another than was left. */
function roomOf({ height }: PlacedPart, left: Exclude<MadePart, string> | undefined) {
  return left?.height === height ? left.px : height;
}

/** How tall parts are together, in CSS: most are as tall as others. */
function together(parts: readonly PlacedPart[]): string {
  const counts = new Map<string, number>();
  for (const { height } of parts) counts.set(height, (counts.get(height) ?? 0) + 1);
  const terms = [...counts].map(([height, count]) => `${count} * ${height}`);
  return `calc(${terms.join(' + ')})`;
}
