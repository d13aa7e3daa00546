import { lazy, useState } from 'react';
import { Guard } from '../../app/guard.tsx';
import { useShell } from '../../app/shell.ts';
import { loadArea } from '../../app/load-texts.ts';
import { useText } from '../../ui/use-text.ts';

const Dialog = lazy(async () => {
  const [{ ConsentDialog }] = await Promise.all([
    import('./consent-dialog.tsx'),
    loadArea('consent'),
  ]);
  return { default: ConsentDialog };
});

/** Shows the button that reopens the consent choices; nothing if no purpose needs consent. */
export function PrivacyChoices({ className }: { className: string | undefined }) {
  const t = useText();
  const measuring = useShell()?.startup.measuring;
  const [isOpen, setOpen] = useState(false);
  if (!measuring || measuring.purposes.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('footer.privacy')}
      </button>
      {isOpen && (
        <Guard of={measuring} fallback={null}>
          <Dialog measuring={measuring} onClose={() => setOpen(false)} />
        </Guard>
      )}
    </>
  );
}
