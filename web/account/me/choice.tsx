import { useAppearance } from '../../app/appearance.ts';
import { useText } from '../../ui/use-text.ts';
import chip from '../../ui/chip.module.css';
import styles from './choice.module.css';

export interface Option {
  key: string;
  label: string;
  isChosen: boolean;
  choose: () => void;
}

/** Shows a few options as chips; one is chosen. */
export function Choice({ label, options }: { label: string; options: readonly Option[] }) {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {options.map(({ key, label: name, isChosen, choose }) => (
        <button
          key={key}
          type="button"
          className={chip.chip}
          aria-pressed={isChosen}
          onClick={choose}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

const THEMES = [
  { theme: null, label: 'settings.system' },
  { theme: 'light', label: 'settings.light' },
  { theme: 'dark', label: 'settings.dark' },
  { theme: 'black', label: 'settings.black' },
] as const;

/** Returns the themes to choose from. */
export function useThemes(): Option[] {
  const t = useText();
  const { theme: chosen, choose } = useAppearance();
  return THEMES.map(({ theme, label }) => ({
    key: label,
    label: t(label),
    isChosen: theme === chosen,
    choose: () => choose({ theme }),
  }));
}

const DENSITIES = [
  { density: null, label: 'settings.comfortable' },
  { density: 'compact', label: 'settings.compact' },
] as const;

/** Returns the densities (heights of rows) to choose from. */
export function useDensities(): Option[] {
  const t = useText();
  const { density: chosen, choose } = useAppearance();
  return DENSITIES.map(({ density, label }) => ({
    key: label,
    label: t(label),
    isChosen: density === chosen,
    choose: () => choose({ density }),
  }));
}
