import { nextTheme, useTheme, type Theme } from '../app/theme.ts';
import { useText } from '../ui/use-text.ts';
import iconButton from '../ui/icon-button.module.css';
import styles from './theme-switch.module.css';

export function ThemeSwitch() {
  const t = useText();
  const { theme, choose } = useTheme();
  const name = t('theme.name', { theme: theme ?? 'system' });
  return (
    <button
      type="button"
      className={iconButton.button}
      aria-label={t('theme.change', { name })}
      title={t('theme.title', { name })}
      onClick={() => choose(nextTheme(theme))}
    >
      <ThemeIcon theme={theme} />
    </button>
  );
}

function ThemeIcon({ theme }: { theme: Theme }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.icon}>
      {theme === 'light' && (
        <>
          <circle cx="12" cy="12" r="4.5" />
          <path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2" />
        </>
      )}
      {theme === 'dark' && <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />}
      {theme === null && (
        <>
          <circle cx="12" cy="12" r="8.5" />
          <path className={styles.half} d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
        </>
      )}
    </svg>
  );
}
