import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';
import { useStrip } from './use-strip.ts';

export interface Tab {
  key: string;
  label: string;
  panel: ReactNode;
}

type Step = (at: number, last: number) => number;

/** Returns the step that a key makes between tabs; arrow keys follow the direction of reading. */
function stepOf(key: string, isRtl: boolean): Step | undefined {
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (at, last) => (at === last ? 0 : at + 1);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (at, last) => (at === 0 ? last : at - 1);
    case 'Home':
      return () => 0;
    case 'End':
      return (_at, last) => last;
    default:
      return undefined;
  }
}

/** Shows tabs within a page, by the WAI-ARIA pattern: arrows select, Tab enters the panel. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const [chosen, choose] = useState(tabs[0]?.key);
  const at = Math.max(
    0,
    tabs.findIndex(({ key }) => key === chosen),
  );
  const current = tabs[at];
  const strip = useStrip<HTMLDivElement>(current?.key);
  if (!current) return null;

  function onKeyDown(event: KeyboardEvent) {
    const next = stepOf(event.key, document.dir === 'rtl')?.(at, tabs.length - 1);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.key);
    document.getElementById(`${id}-${tab.key}`)?.focus();
  }

  return (
    <div>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={strip}>
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className={styles.tab}
            aria-selected={key === current.key}
            aria-controls={`${id}-panel`}
            tabIndex={key === current.key ? 0 : -1}
            onClick={() => choose(key)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current.key}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the pattern has the panel in the order
        tabIndex={0}
      >
        {current.panel}
      </div>
    </div>
  );
}
