import { useCallback, useDebugValue, useSyncExternalStore } from 'preact/compat';

/*
 * Replaces React for components in web views; an import of any other name fails the build. zustand
 * uses React's default export. Preact's own default export contains everything, so a build could
 * not drop unused parts.
 */

export {
  cloneElement,
  Component,
  createContext,
  createElement,
  Fragment,
  isValidElement,
  lazy,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';

export default { useCallback, useDebugValue, useSyncExternalStore };
