import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../ui/use-text.ts';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import { backIcon } from '../ui/icons.ts';

/** Goes back one page in the product, or to Home if the visitor came from elsewhere. */
export function BackButton() {
  const t = useText();
  const navigate = useNavigate();

  function onClick(event: MouseEvent) {
    if (!hasPageBefore()) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link to="/" className={iconButton.button} aria-label={t('navigation.back')} onClick={onClick}>
      <Icon path={backIcon} along size={24} />
    </Link>
  );
}

/** Whether the history has an earlier page of the product: React Router numbers its own entries. */
function hasPageBefore(): boolean {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  return typeof state.idx === 'number' && state.idx > 0;
}
