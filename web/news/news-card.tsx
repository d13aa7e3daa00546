import { lazy } from 'react';
import { Guard } from '../app/guard.tsx';
import { loadArea } from '../text/load-texts.ts';
import { useText } from '../text/use-text.ts';
import { Card } from '../ui/card.tsx';
import type { NewsListProps } from './news-list.tsx';

const load = () => import('./news-list.tsx');
/** Browsers load it with pages that have news. A server has it from its start: see `LiveScoreStrip`. */
const NewsList = import.meta.env.SSR
  ? (await load()).default
  : lazy(async () => {
      const [list] = await Promise.all([load(), loadArea('news')]);
      return list;
    });

/** What is new of a league or a team, on its overview; nothing where there is no news. */
export function NewsCard(props: NewsListProps) {
  const t = useText();
  if (props.articles.length === 0) return null;
  return (
    <Card title={t('navigation.news')}>
      <Guard of={props.articles} fallback={null}>
        <NewsList {...props} />
      </Guard>
    </Card>
  );
}
