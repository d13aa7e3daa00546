import { Component, Suspense, type ReactNode } from 'react';
import { reportFault } from './monitoring/report-fault.ts';

export interface GuardProps {
  /** What is shown inside. Another value is another try. */
  of: unknown;
  /** Stands where it cannot be shown. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a card or a row that cannot be rendered from taking the page with it:
 * `fallback` stands in its place until `of` is another value, and the fault is
 * reported. A server catches what is thrown at a Suspense boundary and nowhere
 * else (`entry.server.tsx` logs it), a browser at a class like the one inside.
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
