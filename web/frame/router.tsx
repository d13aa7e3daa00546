import { createContext, useContext, type AnchorHTMLAttributes } from 'react';

/**
 * What components ask of the router, for web views: they have none. The build
 * of their scripts puts this in the place of `react-router`; what a component
 * imports beyond it fails that build.
 */

/** Reads the page's data anew. */
export interface Revalidator {
  revalidate: () => Promise<void>;
  state: 'idle' | 'loading';
}

export const RevalidatorContext = createContext<Revalidator>({
  revalidate: async () => {},
  state: 'idle',
});

export function useRevalidator(): Revalidator {
  return useContext(RevalidatorContext);
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** A link as HTML has them; the router's own wishes fall away. */
export function Link(props: LinkProps) {
  const { to, replace: _replace, preventScrollReset: _keeps, children, ...rest } = props;
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** Of parts of a match's page that come with a web view's and are not shown there: they read nothing anew. */
export function useFetcher() {
  return { data: undefined, load: async () => {} };
}

export function useLocation(): { pathname: string; search: string } {
  return { pathname: location.pathname, search: location.search };
}
