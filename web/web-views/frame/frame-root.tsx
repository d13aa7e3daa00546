import type { ReactNode } from 'react';
import { Guard } from '../../app/guard.tsx';
import { ConnectionNotice } from '../../live/connection-notice.tsx';
import { LiveProvider } from '../../live/live-provider.tsx';
import { textOf } from '../../../edge/shared/text/text.ts';
import { TextContext } from '../../ui/use-text.ts';
import { CannotShow } from '../../ui/cannot-show.tsx';
import { PictureHosts } from '../../ui/crest.tsx';
import type { FrameSetting } from './frame-page.ts';

/** Wraps a web view's screen in its providers, which must be equal on server and browser. */
export function FrameRoot({ setting, children }: { setting: FrameSetting; children: ReactNode }) {
  return (
    <TextContext value={textOf(setting.language)}>
      <LiveProvider now={setting.now}>
        <PictureHosts value={setting.pictureHosts}>
          <ConnectionNotice />
          <Guard of={children} fallback={<CannotShow what="part" />}>
            {children}
          </Guard>
        </PictureHosts>
      </LiveProvider>
    </TextContext>
  );
}
