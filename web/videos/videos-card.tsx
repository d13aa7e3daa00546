import { lazy } from 'react';
import { Guard } from '../app/guard.tsx';
import { loadArea } from '../text/load-texts.ts';
import type { VideosGridProps } from './videos-grid.tsx';

const load = () => import('./videos-grid.tsx');
/** Browsers load it with pages that have videos. A server has it from its start: see `LiveScoreStrip`. */
const VideosGrid = import.meta.env.SSR
  ? (await load()).default
  : lazy(async () => {
      const [grid] = await Promise.all([load(), loadArea('tv'), loadArea('news')]);
      return grid;
    });

/** The newest videos of a league, a team or a match; nothing where there are none. */
export function VideosCard(props: VideosGridProps) {
  if (props.videos.length === 0) return null;
  return (
    <Guard of={props.videos} fallback={null}>
      <VideosGrid {...props} />
    </Guard>
  );
}
