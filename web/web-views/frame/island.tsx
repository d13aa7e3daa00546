import { useMemo, useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../../edge/contracts/language.ts';
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

/** Hydrates a page's HTML, which then follows live changes. */
export async function wake(live: Live, box: HTMLElement): Promise<void> {
  const { setting, page } = live;
  learnZoneYears(setting.timeZone, setting.zoneYears);
  const [screen] = await Promise.all([
    liveScreen(page),
    ...setting.texts.map((url) => loadTexts(setting.language, url)),
  ]);
  hydrateRoot(box, <Island live={live} screen={screen} />);
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
