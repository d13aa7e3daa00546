import { useState } from 'react';
import { shareLink } from '../app/share-link.ts';
import { articlePath } from '../paths/news-path.ts';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';
import type { ArticleCard } from './article.ts';

/** Passing an article on. */
export function ArticleActions({ article }: { article: ArticleCard }) {
  const t = useText();
  // A share sheet can be open once only.
  const [isSharing, setSharing] = useState(false);
  const share = async () => {
    setSharing(true);
    const link = { title: article.title, url: location.origin + articlePath(article) };
    await shareLink(t, link, t('article.copied'));
    setSharing(false);
  };
  return (
    <button
      type="button"
      className={button.button}
      disabled={isSharing}
      onClick={() => void share()}
    >
      <Icon name="share" size={18} />
      {t('article.share')}
    </button>
  );
}
