import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { Guard } from '../app/guard.tsx';
import { ShareButton } from '../app/share-button.tsx';
import { MOST_IN_VIEW, multiViewPath } from '../paths/multi-view-path.ts';
import button from '../ui/button.module.css';
import { CannotShow } from '../ui/cannot-show.tsx';
import { Icon } from '../ui/icon.tsx';
import { addIcon } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { useText } from '../ui/use-text.ts';
import type { ViewedMatch } from './load-multi-view.server.ts';
import { MatchPanel } from './match-panel.tsx';
import styles from './multi-view-page.module.css';

const MatchPicker = lazy(() => import('./match-picker.tsx'));

export interface MultiViewPageProps {
  viewed: readonly ViewedMatch[];
  /** Number of requested matches that are unknown. */
  missing: number;
  /** Number of requested matches beyond the limit. */
  left: number;
  renderClock: RenderClock;
}

/** Shows up to four matches of any sports side by side. The address keeps them and their order. */
export function MultiViewPage({ viewed, missing, left, renderClock }: MultiViewPageProps) {
  const t = useText();
  const navigate = useNavigate();
  const [isPicking, setPicking] = useState(false);
  const adding = useRef<HTMLButtonElement>(null);
  const ids = viewed.map(({ match }) => match.id);
  const keep = useKeptFocus(ids);

  const show = (next: readonly string[]) =>
    void navigate(multiViewPath(next), { replace: true, preventScrollReset: true });
  const move = (from: number, by: number, pressed: HTMLElement) => {
    const next = [...ids];
    next.splice(from + by, 0, ...next.splice(from, 1));
    keep(pressed);
    show(next);
  };
  const isFull = ids.length >= MOST_IN_VIEW;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('multiView.heading')}</h1>
        <div className={styles.actions}>
          <button
            ref={adding}
            type="button"
            className={ids.length === 0 ? `${button.button} ${button.filled}` : button.button}
            aria-disabled={isFull}
            title={isFull ? t('multiView.full', { most: MOST_IN_VIEW }) : undefined}
            onClick={() => !isFull && setPicking(true)}
          >
            <Icon path={addIcon} size={18} />
            {t('multiView.add')}
          </button>
          {ids.length > 0 && (
            <ShareButton of="match" title={t('multiView.heading')} path={multiViewPath(ids)} />
          )}
        </div>
      </div>
      {missing > 0 && <p className={styles.note}>{t('multiView.missing', { count: missing })}</p>}
      {left > 0 && (
        <p className={styles.note}>{t('multiView.left', { count: left, most: MOST_IN_VIEW })}</p>
      )}
      {ids.length === 0 && (
        <Notice title={t('multiView.none')}>
          <p>{t('multiView.lead', { most: MOST_IN_VIEW })}</p>
        </Notice>
      )}
      <ul className={styles.grid} data-count={ids.length}>
        {viewed.map((each, place) => (
          <li key={each.match.id} className={styles.cell}>
            <Guard of={each} fallback={<CannotShow what="match" />}>
              <MatchPanel
                {...each}
                renderClock={renderClock}
                onEarlier={place > 0 ? (pressed) => move(place, -1, pressed) : null}
                onLater={place < ids.length - 1 ? (pressed) => move(place, 1, pressed) : null}
                onRemove={() => {
                  show(ids.filter((id) => id !== each.match.id));
                  adding.current?.focus();
                }}
              />
            </Guard>
          </li>
        ))}
      </ul>
      {isPicking && (
        <Suspense fallback={null}>
          <MatchPicker
            shown={ids}
            onClose={() => setPicking(false)}
            onChosen={(id) => {
              setPicking(false);
              show([...ids, id]);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Returns a function that focuses an element again after the order changes, since an element that
 * moves in the document loses the focus.
 */
function useKeptFocus(ids: readonly string[]): (element: HTMLElement) => void {
  const kept = useRef<{ element: HTMLElement; order: string }>(null);
  const order = ids.join(' ');
  useEffect(() => {
    if (!kept.current || kept.current.order === order) return;
    kept.current.element.focus();
    kept.current = null;
  });
  return (element) => {
    kept.current = { element, order };
  };
}
