import { missingDelivery } from '../delivery/delivery-settings.ts';
import { KEYS } from './keys.ts';
import { credential } from './kinds.ts';
import { SETTINGS } from './settings.ts';

type Values = Readonly<Record<string, string | undefined>>;

const valueOf = (values: Values, name: string): string => values[name]?.trim() ?? '';

/** The names of all settings except the product's own keys. */
export const SETTING_NAMES = [...SETTINGS.keys()].filter((name) => !(name in KEYS));

/** Returns the values of `SETTING_NAMES` that the environment has. */
export function settingsOf(environment: Values): Record<string, string> {
  return Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Returns the faults of all settings that are not empty, each as a message for the operator. */
export function faultsOfSettings(values: Values): string[] {
  return [...SETTINGS].flatMap(([name, { kind, isSecret, needs = [] }]) => {
    const value = valueOf(values, name);
    if (value === '') return [];
    const missing = needs.find((other) => valueOf(values, other) === '');
    const fault = kind.check(value);
    const shown = isSecret || kind === credential ? '' : ` (it is ${JSON.stringify(value)})`;
    return [
      ...(fault === null ? [] : [`${name} ${fault}${shown}`]),
      ...(missing === undefined ? [] : [`${name} is of no use without ${missing}`]),
    ];
  });
}

/** Returns the names of all settings whose value is for tests alone. */
export function settingsForTests(values: Values): string[] {
  return [...SETTINGS].flatMap(([name, { isForTests }]) => {
    const value = valueOf(values, name);
    return value !== '' && isForTests?.(value) ? [name] : [];
  });
}

/** Returns the first fault of settings or accounts, or null. A product does not start with one. */
export function faultOfVars(values: Values): string | null {
  return faultsOfSettings(values)[0] ?? faultOfTests(values) ?? faultOfAccounts(values);
}

/** Returns the first setting that only test mode allows as a message, or null. */
function faultOfTests(values: Values): string | null {
  const [name] = valueOf(values, 'TEST_MODE') === '1' ? [] : settingsForTests(values);
  return name === undefined
    ? null
    : `${name} is ${valueOf(values, name)}, which is for tests: set TEST_MODE=1 too, or empty it`;
}

/** Returns the missing variable for the delivery of codes as a message, or null. Accounts always need codes. */
export function faultOfAccounts(values: Values): string | null {
  if (valueOf(values, 'PATRON_API_URL') !== '') return null;
  const missing = missingDelivery(values);
  return missing === null
    ? null
    : `${missing} is not set: codes of sign-up and sign-in could not be sent (docs/accounts.md, "Delivery")`;
}
