import { useEffect, useState } from 'react';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { shareIcon } from '../ui/icons.ts';
import { whenIdle } from './startup/when-idle.ts';

const load = () => import('./share-link.ts');

/** Texts by kind of page. */
const TEXTS = {
  article: ['article.share', 'article.copied'],
  match: ['matchPage.share', 'matchPage.copied'],
} as const;

export interface ShareButtonProps {
  of: keyof typeof TEXTS;
  title: string;
  path: string;
}

/** Shares a page. The code loads at idle, since no visitor presses at once. */
export function ShareButton({ of, title, path }: ShareButtonProps) {
  const t = useText();
  const [label, copied] = TEXTS[of];
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);
  // The button waits for late scripts; only one share sheet can be open.
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
      <Icon path={shareIcon} size={18} />
      {t(label)}
    </button>
  );
}
