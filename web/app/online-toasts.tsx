import 'react-toastify/ReactToastify.css';
import './online-toasts.css';
import { useEffect, useSyncExternalStore } from 'react';
import { Slide, toast, ToastContainer } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon.tsx';
import { warnIcon } from '../ui/icons.ts';
import { useText } from '../ui/use-text.ts';
import { debounce } from '../ui/debounce.ts';
import { stayWhileOffline } from './stay-while-offline.ts';

const OFFLINE = 'offline';

/** Shows toasts (spec point 9), with the offline and online ones of point 4. */
export function OnlineToasts() {
  const t = useText();
  const isNarrow = useSyncExternalStore(subscribeToWidth, readWidth);
  const isRtl = t.direction === 'rtl';

  useEffect(() => {
    let isReported = false;
    const tellOffline = () => {
      isReported = true;
      toast.info(t('toast.offline'), { toastId: OFFLINE, autoClose: false });
    };
    const tell = () => {
      if (navigator.onLine === !isReported) return;
      if (!navigator.onLine) return tellOffline();
      isReported = false;
      toast.dismiss(OFFLINE);
      toast.info(t('toast.online'), { autoClose: 2_000 });
    };
    const { call, cancel } = debounce(tell, { wait: 1_000, maxWait: 2_000 });
    window.addEventListener('online', call);
    window.addEventListener('offline', call);
    // A visitor who closed the toast sees it again when a link cannot load.
    const follow = stayWhileOffline({ onStay: tellOffline });
    // The network may have failed before this loaded.
    if (!navigator.onLine) call();
    return () => {
      cancel();
      follow();
      window.removeEventListener('online', call);
      window.removeEventListener('offline', call);
    };
  }, [t]);

  return (
    <ToastContainer
      autoClose={3_000}
      limit={3}
      position={isNarrow ? 'bottom-center' : isRtl ? 'bottom-right' : 'bottom-left'}
      rtl={isRtl}
      theme="colored"
      transition={Slide}
      hideProgressBar
      icon={({ type }) => (type === 'error' ? <Icon path={warnIcon} /> : false)}
    />
  );
}

/** Same width as in `widths.module.css`, where the bottom bar is visible. */
const NARROW = 'not all and (min-width: 60rem)';

function subscribeToWidth(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function readWidth(): boolean {
  return window.matchMedia(NARROW).matches;
}
