import { useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { CodeCells } from './code-cells.tsx';
import { FaultText } from './fault-text.tsx';
import { useFormState } from './form-state.ts';
import cells from './code-cells.module.css';
import styles from './form.module.css';

type Given = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'placeholder'
>;

export interface FieldProps extends Given {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Text below the field; screen readers read it with the field. */
  hint?: ReactNode;
  /** Content at the field's inner end. */
  after?: ReactNode;
  isCode?: boolean;
  /** Whether the field gets the initial focus, also when its dialog opens. */
  isFirst?: boolean;
}

/** Shows a labelled field, with its fault below; screen readers read the fault with the field. */
export function Field(props: FieldProps) {
  const {
    name,
    label,
    value,
    onChange,
    hint,
    after,
    isCode = false,
    isFirst = false,
    ...given
  } = props;
  const id = useId();
  const { fault, forgive } = useFormState();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    // A dialog that opens focuses the element with this attribute.
    input.current?.setAttribute('autofocus', '');
    input.current?.focus();
  }, [isFirst]);
  const isFaulty = fault?.field === name;
  const described = [isFaulty && `${id}-fault`, hint !== undefined && `${id}-hint`];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={isCode ? cells.cells : styles.box}>
        <input
          {...given}
          ref={input}
          id={id}
          name={name}
          className={isCode ? cells.input : styles.input}
          dir={value === '' ? undefined : 'auto'}
          value={value}
          aria-invalid={isFaulty || undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={({ currentTarget }) => {
            if (isFaulty) forgive();
            onChange(currentTarget.value);
          }}
        />
        {isCode && <CodeCells of={value} />}
        {after}
      </div>
      <p className={styles.fault} id={`${id}-fault`} role="alert">
        {isFaulty && <FaultText of={fault} />}
      </p>
      {hint !== undefined && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
