import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Guard } from '../app/guard.tsx';
import { loadArea } from '../app/load-texts.ts';
import { useShell } from '../app/shell.ts';
import { useRouteHandle } from '../app/use-route-handle.ts';
import { useFavouriteKeys } from '../favourites/use-favourites.ts';
import { subscribeToPrompt, waitingPrompt } from './install-prompt.ts';
import { InstalledWindow } from './installed-window.tsx';
import { isIosSafari } from './ios-safari.ts';

const InstallCard = lazy(async () => {
  const [card] = await Promise.all([import('./install-card.tsx'), loadArea('favourites')]);
  return card;
});

/** Offers to install the product on the home screen; runs `InstalledWindow` in its own window. */
export function HomeScreen() {
  const platform = useShell()?.platform;
  const isBlank = useRouteHandle().layout === 'blank';
  const hasFavourites = useFavouriteKeys().size > 0;
  const isInstalled = useSyncExternalStore(subscribeToWindow, isOwnWindow);
  const offer = useSyncExternalStore(subscribeToPrompt, waitingPrompt);
  const [isAnswered, setAnswered] = useState(hasAnswered);
  // Native apps show pages in web views.
  if (platform === 'android' || platform === 'ios') return null;
  if (isInstalled) return <InstalledWindow hasFavourites={hasFavourites} />;
  const isPossible = offer !== null || isIosSafari(navigator);
  if (isBlank || isAnswered || !hasFavourites || !isPossible) return null;
  return (
    <Guard of={null} fallback={null}>
      <Suspense fallback={null}>
        <InstallCard
          offer={offer}
          onAnswered={() => {
            rememberAnswer();
            setAnswered(true);
          }}
        />
      </Suspense>
    </Guard>
  );
}

const OWN_WINDOW = '(display-mode: standalone)';

function isOwnWindow(): boolean {
  return matchMedia(OWN_WINDOW).matches;
}

/** Calls `listener` when the tab becomes a window of its own: when the fan installs the product. */
function subscribeToWindow(listener: () => void): () => void {
  const query = matchMedia(OWN_WINDOW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const ANSWER_KEY = 'install-answered';

/** Whether the fan has answered the offer to install the product, on this device. */
function hasAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWER_KEY) !== null;
  } catch {
    return false;
  }
}

function rememberAnswer(): void {
  try {
    localStorage.setItem(ANSWER_KEY, '1');
  } catch {
    // Without storage the answer lasts until the page closes.
  }
}
