import { useEffect, useState, type RefObject } from 'react';

/** How long controls stay once nobody moves, ms. */
const STAY = 3_000;

/**
 * Whether nobody has moved within an element for a while, so that what lies over its picture may go:
 * a finger's tap brings it back, and takes it away. Never while the focus came there by a key.
 */
export function useIdle(element: RefObject<HTMLElement | null>, mayBeIdle: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const frame = element.current;
    if (!frame || !mayBeIdle) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const video = frame.querySelector('video');
    const rest = () => {
      const isKept = frame.querySelector(':focus-visible, select') !== null || video?.paused;
      if (isKept) timer = setTimeout(rest, STAY);
      else setIdle(true);
    };
    const stir = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, STAY);
      setIdle(false);
    };
    const onMove = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && stir();
    const onTap = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') return;
      if (target !== video) return stir();
      setIdle((was) => {
        clearTimeout(timer);
        if (was) timer = setTimeout(rest, STAY);
        return !was;
      });
    };
    stir();
    frame.addEventListener('pointermove', onMove);
    frame.addEventListener('pointerup', onTap);
    frame.addEventListener('keydown', stir);
    frame.addEventListener('focusin', stir);
    video?.addEventListener('pause', stir);
    return () => {
      clearTimeout(timer);
      setIdle(false);
      frame.removeEventListener('pointermove', onMove);
      frame.removeEventListener('pointerup', onTap);
      frame.removeEventListener('keydown', stir);
      frame.removeEventListener('focusin', stir);
      video?.removeEventListener('pause', stir);
    };
  }, [element, mayBeIdle]);
  return isIdle;
}
