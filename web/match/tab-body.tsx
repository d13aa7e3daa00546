import type { ReactNode } from 'react';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import type { TabData } from './tab-data.ts';

export interface TabBodyProps<Value> {
  data: TabData<Value>;
  /** What is said where there is nothing to show. */
  empty: string;
  /** Null for a value that turns out to have nothing to show. */
  children: (value: Value) => ReactNode;
}

/** A tab's content, or why there is none. */
export function TabBody<Value>({ data, empty, children }: TabBodyProps<Value>) {
  if (data.kind === 'failed') return <LoadFailed message={data.message} />;
  const content = data.kind === 'loaded' ? children(data.value) : null;
  return content ?? <Notice title={empty} />;
}
