import { lazy, Suspense, useEffect, useRef } from 'react';
import { loadArea } from '../app/load-texts.ts';
import { Choice, useDensities, useThemes } from '../account/me/choice.tsx';
import { useText } from '../ui/use-text.ts';
import menu from '../ui/menu.module.css';
import styles from './appearance-menu.module.css';

/** Lazy, since it needs its own texts. */
const DelayField = lazy(async () => {
  const [{ DelayField: Field }] = await Promise.all([
    import('../account/me/delay-field.tsx'),
    loadArea('delay'),
  ]);
  return { default: Field };
});

/** Menu of themes, densities and the delay of scores. Escape or a press outside closes it. */
export default function AppearanceMenu({ onClose }: { onClose: () => void }) {
  const t = useText();
  const themes = useThemes();
  const densities = useDensities();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.showPopover();
    box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, []);
  return (
    <div
      ref={box}
      popover="auto"
      className={`${menu.menu} ${styles.choices}`}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <p className={styles.title} aria-hidden="true">
        {t('settings.theme')}
      </p>
      <Choice label={t('settings.theme')} options={themes} />
      <p className={styles.title} aria-hidden="true">
        {t('settings.density')}
      </p>
      <Choice label={t('settings.density')} options={densities} />
      <Suspense fallback={null}>
        <DelayField />
      </Suspense>
    </div>
  );
}
