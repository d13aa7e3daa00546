import styles from './select.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> {
  /** Says what is chosen; not shown where the surroundings say it. */
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChoose: (value: Value) => void;
}

/** One of a few: the platform's own list, which every phone and screen reader knows. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChoose } = props;
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex];
        if (chosen) onChoose(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
