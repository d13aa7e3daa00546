import type { RouterContextProvider } from 'react-router';
import type { LivePage, StaticPage } from './frame-page.ts';

/** A web view's content, with its title and status. */
export interface LoadedFrame {
  title: string;
  status: number;
  page: { kind: 'static'; page: StaticPage } | { kind: 'live'; page: LivePage };
}

export interface FrameRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}
