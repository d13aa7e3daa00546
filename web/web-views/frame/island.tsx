import { useMemo, useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../../edge/contracts/language.ts';
import { provideConnections } from '../../live/load-connections.ts';
import { addCatalogue } from '../../../edge/shared/text/text.ts';
import type { Catalogue } from '../../../edge/shared/text/messages.ts';
import { learnZoneYears } from '../../../edge/shared/time/zone-years.ts';
import type { FrameData } from './frame-page.ts';
import { FrameRoot } from './frame-root.tsx';
import { liveScreen } from './live-screens.tsx';
import { readAgain } from './read-again.ts';
import { RevalidatorContext } from './router.tsx';
import { ReadPageContext } from './use-page-fetcher.ts';

type Live = NonNullable<FrameData['live']>;

/** Hydrates a page's HTML: it is live from then on. */
export async function wake(live: Live, box: HTMLElement): Promise<void> {
  const { setting, page } = live;
  learnZoneYears(setting.timeZone, setting.zoneYears);
  const [screen] = await Promise.all([
    liveScreen(page),
    ...setting.texts.map((url) => loadTexts(setting.language, url)),
    shareSocket(location.hash),
  ]);
  hydrateRoot(box, <Island live={live} screen={screen} />);
}

/** Shares the socket of the page that the fragment names; without one the widget has its own. */
async function shareSocket(fragment: string): Promise<void> {
  const [, id] = /^#page=([\w-]{1,64})$/.exec(fragment) ?? [];
  if (id === undefined) return;
  const { pageOf, shareConnections } = await import('./page-socket/share-connections.ts');
  const page = pageOf(id);
  if (page) provideConnections((options) => shareConnections(options, page));
}

async function loadTexts(language: Language, url: string): Promise<void> {
  const { default: catalogue }: { default: Catalogue } = await import(/* @vite-ignore */ url);
  addCatalogue(language, catalogue);
}

interface IslandProps {
  live: Live;
  screen: ReactElement;
}

function Island({ live: { setting }, screen: first }: IslandProps) {
  const [screen, setScreen] = useState(first);
  const [state, setState] = useState<'idle' | 'loading'>('idle');
  const revalidator = useMemo(
    () => ({
      state,
      revalidate: async () => {
        setState('loading');
        const page = await readAgain(setting.build).catch(() => null);
        // Without newer data the current screen stays.
        if (page) setScreen(await liveScreen(page));
        setState('idle');
      },
    }),
    [state, setting.build],
  );
  const readPage = useMemo(
    () => (address: string) => readAgain(setting.build, { address }),
    [setting.build],
  );
  return (
    <RevalidatorContext value={revalidator}>
      <ReadPageContext value={readPage}>
        <FrameRoot setting={setting}>{screen}</FrameRoot>
      </ReadPageContext>
    </RevalidatorContext>
  );
}
