import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import {
  WindowVirtualizer,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import { InTurn } from './in-turn.tsx';
import styles from './parts-in-sight.module.css';
import { waitForTurn } from './turns.ts';
import { useTurns } from './use-turns.ts';

export interface PartsInSightProps<Part> {
  parts: readonly Part[];
  keyOf: (part: Part) => string;
  /** How tall a part is, px, until it has been measured. */
  height: number;
  /** How many parts the server makes: more than a screen is tall. */
  first: number;
  /** How much of a turn it takes to make a part (`waitForTurn`). */
  share?: number;
  /** Whether the parts are the items of a list. */
  isList?: boolean;
  ref?: Ref<PartsHandle>;
  /** A part, or until it is its turn what stands in for it: as tall, and made of little. */
  children: (part: Part, isMade: boolean) => ReactNode;
}

export interface PartsHandle {
  /** Scrolls to a part and keeps it so many px below the top. */
  scrollTo: (index: number, below: number) => void;
}

/** Px beyond the screen that are made ready. */
const AHEAD = 250;

/**
 * A long page of parts one below the other, of which only those in sight are in
 * the document, each made in its turn once the page around them is painted.
 */
export function PartsInSight<Part>(props: PartsInSightProps<Part>) {
  const { parts, height, first } = props;
  const turns = useTurns(1);
  const [isServerMade, setServerMade] = useState(turns > 0);
  const box = useRef<HTMLDivElement>(null);
  // Until it hears of a scroll the list shows what the server made. That is too
  // little where the visitor scrolled before there was a list, or has a very tall
  // screen. After a frame, when its parts have been measured, that can be seen.
  useEffect(() => {
    if (!isServerMade) return undefined;
    return waitForTurn(() => {
      const shown = box.current?.firstElementChild;
      const last = shown?.lastElementChild;
      if (!last || shown.childElementCount !== first || parts.length <= first) return;
      if (last.getBoundingClientRect().bottom >= window.innerHeight) return;
      if (window.scrollY > 0) window.dispatchEvent(new Event('scroll'));
      else setServerMade(false);
    });
  }, [isServerMade, parts.length, first]);
  if (turns === 0) return <div style={{ height: parts.length * height }} />;
  return (
    <div ref={box} className={styles.parts}>
      <Parts
        key={isServerMade ? 'server' : 'browser'}
        {...props}
        first={isServerMade ? first : 0}
      />
    </div>
  );
}

function Parts<Part>(props: PartsInSightProps<Part>) {
  const { parts, keyOf, height, first, share, isList = false, ref, children } = props;
  const list = useRef<WindowVirtualizerHandle>(null);
  const [Place] = useState(() => placeAs(isList ? 'li' : 'div', first));
  useImperativeHandle(
    ref,
    () => ({
      scrollTo: (index, below) =>
        list.current?.scrollToIndex(index, { align: 'start', offset: -below }),
    }),
    [],
  );
  return (
    <WindowVirtualizer
      ref={list}
      data={parts}
      ssrCount={first}
      itemSize={height}
      bufferSize={AHEAD}
      as={isList ? 'ul' : 'div'}
      item={Place}
    >
      {(part) => (
        <InTurn key={keyOf(part)} share={share}>
          {(isMade) => children(part, isMade)}
        </InTurn>
      )}
    </WindowVirtualizer>
  );
}

/**
 * Makes the element in which a part stands. Until it has been measured it is not
 * seen: by opacity, which is its own alone, where `visibility` would style all
 * that is in it anew. So would the list, as it hides its parts from the pointer
 * while it scrolls: none of them takes that on. The `first` parts, which the
 * server made, are never out of sight: they stand below each other until then,
 * for a finger that is just on one.
 */
function placeAs(Element: 'div' | 'li', first: number) {
  return function Place({ ref, index, style, children }: CustomItemComponentProps) {
    return (
      <Element ref={ref} style={placeStyle(style, index < first)}>
        {children}
      </Element>
    );
  };
}

function placeStyle(
  { visibility, position, top, ...style }: CSSProperties,
  isServerMade: boolean,
): CSSProperties {
  if (visibility !== 'hidden') return { ...style, position, top, pointerEvents: 'auto' };
  if (isServerMade) return style;
  return { ...style, position, top, opacity: 0, pointerEvents: 'none' };
}
