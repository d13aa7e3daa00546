import { useEffect, useState, type RefObject } from 'react';

/** Time for which controls stay visible without input, ms. */
const STAY = 3_000;

/**
 * Whether an element had no input for a while, so that overlays on its picture may hide; a tap
 * shows and hides them. False while the picture is paused, settings are open or the keyboard has
 * the focus there.
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
