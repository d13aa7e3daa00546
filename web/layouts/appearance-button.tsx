import { lazy, Suspense, useState } from 'react';
import { loadArea } from '../app/load-texts.ts';
import { useText } from '../ui/use-text.ts';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import { appearanceIcon } from '../ui/icons.ts';

const AppearanceMenu = lazy(async () => {
  const [menu] = await Promise.all([import('./appearance-menu.tsx'), loadArea('me')]);
  return menu;
});

/** Button of the bar that opens the choice of theme and density. */
export function AppearanceButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={iconButton.button}
        aria-label={t('page.appearance')}
        title={t('page.appearance')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={appearanceIcon} size={22} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AppearanceMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
