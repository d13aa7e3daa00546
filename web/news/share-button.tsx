import { useState } from 'react';
import { shareLink } from '../app/share-link.ts';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';

/** Passing an article or a video on. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useText();
  // A share sheet can be open once only.
  const [isSharing, setSharing] = useState(false);
  const share = async () => {
    setSharing(true);
    await shareLink(t, { title, url: location.origin + path }, t('article.copied'));
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
