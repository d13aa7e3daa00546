import { Component, Suspense, type ReactNode } from 'react';
import { messageOf, reportError } from './monitoring/report.ts';

export interface GuardProps {
  /** The shown value. A new value renders the children again after a failure. */
  of: unknown;
  /** Replaces failed children. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a card or a row that fails to render from breaking the page: shows `fallback` until `of`
 * changes, and reports the error. A server catches errors only at a Suspense boundary
 * (`entry.server.tsx` logs them), a browser only in a class component.
 */
export function Guard({ of, fallback, children }: GuardProps) {
  return (
    <Suspense fallback={fallback}>
      <Catching of={of} fallback={fallback}>
        {children}
      </Catching>
    </Suspense>
  );
}

interface Caught {
  of: unknown;
  isFailed: boolean;
}

class Catching extends Component<GuardProps, Caught> {
  override state: Caught = { of: this.props.of, isFailed: false };

  static getDerivedStateFromError(): Pick<Caught, 'isFailed'> {
    return { isFailed: true };
  }

  static getDerivedStateFromProps({ of }: GuardProps, state: Caught): Caught | null {
    return of === state.of ? null : { of, isFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    reportFault(error);
  }

  override render(): ReactNode {
    return this.state.isFailed ? this.props.fallback : this.props.children;
  }
}

const reported = { path: '', messages: new Set<string>() };

/**
 * Reports an error of a card or a row once per page: all rows of a list may throw the same error,
 * and a live one throws at every change.
 */
function reportFault(error: unknown): void {
  const path = location.pathname;
  if (reported.path !== path) {
    reported.path = path;
    reported.messages.clear();
  }
  const message = messageOf(error);
  if (reported.messages.has(message)) return;
  reported.messages.add(message);
  reportError(error, { path });
}
