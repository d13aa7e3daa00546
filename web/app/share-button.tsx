import { useEffect, useState } from 'react';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { whenIdle } from './startup/when-idle.ts';

const load = () => import('./share-link.ts');

/** The texts that the pages of each have. */
const TEXTS = {
  article: ['article.share', 'article.copied'],
  match: ['matchPage.share', 'matchPage.copied'],
} as const;

export interface ShareButtonProps {
  of: keyof typeof TEXTS;
  title: string;
  path: string;
}

/** Passing a page on. What nobody presses at once comes when the page is at rest. */
export function ShareButton({ of, title, path }: ShareButtonProps) {
  const t = useText();
  const [label, copied] = TEXTS[of];
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);
  // Where scripts are late the button waits; a share sheet can be open once only.
  const [isSharing, setSharing] = useState(false);
  const share = async () => {
    setSharing(true);
    try {
      const { shareLink } = await load();
      await shareLink(t, { title, url: location.origin + path }, t(copied));
    } finally {
      setSharing(false);
    }
  };
  return (
    <button
      type="button"
      className={button.button}
      disabled={isSharing}
      onClick={() => void share()}
    >
      <Icon name="share" size={18} />
      {t(label)}
    </button>
  );
}
