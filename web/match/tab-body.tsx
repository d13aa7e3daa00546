import { lazy, Suspense, type ReactNode } from 'react';
import { loadArea } from '../app/load-texts.ts';
import { useText } from '../ui/use-text.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import type { TabData } from './tab-data.ts';
import type { TabKey } from './tabs.ts';

const HeldNotice = lazy(async () => {
  const [notice] = await Promise.all([import('./held-notice.tsx'), loadArea('delay')]);
  return notice;
});

export interface TabBodyProps<Value> {
  /** The tab, which selects the text for missing data. */
  tab: Exclude<TabKey, 'overview' | 'standings'>;
  data: TabData<Value>;
  /** Returns null if the value has no content. */
  children: (value: Value) => ReactNode;
}

/** Shows a tab's content, or why it has none. */
export function TabBody<Value>({ tab, data, children }: TabBodyProps<Value>) {
  const t = useText();
  if (data.kind === 'failed') return <LoadFailed message={data.message} />;
  if (data.kind === 'held')
    return (
      <Suspense fallback={null}>
        <HeldNotice />
      </Suspense>
    );
  const content = data.kind === 'loaded' ? children(data.value) : null;
  return content ?? <Notice title={t(`matchWithout.${tab}`)} />;
}
