import { lazy } from 'react';
import { Guard } from '../../app/guard.tsx';
import { loadArea } from '../../app/load-texts.ts';
import type { MediaCardsProps } from './media-cards.tsx';

const load = () => import('./media-cards.tsx');
/**
 * Browsers load the cards' code with pages that have news or videos. A server loads it at startup:
 * see `LiveScoreStrip`.
 */
const MediaCards = import.meta.env.SSR
  ? (await load()).default
  : lazy(async () => {
      const [cards] = await Promise.all([load(), loadArea('tv'), loadArea('news')]);
      return cards;
    });

/** Shows articles and videos about a league, a team or a match; renders nothing without any. */
export function NewsAndVideos(props: MediaCardsProps) {
  if (props.news.length + props.videos.length === 0) return null;
  return (
    <Guard of={props.news} fallback={null}>
      <MediaCards {...props} />
    </Guard>
  );
}
