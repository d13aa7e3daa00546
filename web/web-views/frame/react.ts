import { useCallback, useDebugValue, useSyncExternalStore } from 'preact/compat';

/*
 * Replaces React for components in web views: another import fails the build. zustand takes React's
 * default export; Preact's has everything, so that a build could leave nothing out.
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
