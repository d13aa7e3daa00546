import { createContext, useContext } from 'react';
import type { Fault } from './fault.ts';

export interface FormState {
  isPending: boolean;
  fault: Fault | undefined;
  /** Clears the fault. A field calls it when its input changes. */
  forgive: () => void;
}

export const FormContext = createContext<FormState>({
  isPending: false,
  fault: undefined,
  forgive: () => {},
});

export function useFormState(): FormState {
  return useContext(FormContext);
}
