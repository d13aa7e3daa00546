import * as v from 'valibot';
import { favouriteKey, type FavouriteName } from '../../edge/contracts/favourite-key.ts';
import { reportAction } from '../app/monitoring/report.ts';
import { ALERT_KINDS, type AlertKind } from '../../edge/contracts/alert-kinds.ts';
import { readFavourites } from './favourites-store.ts';

const STORED_AS = 'alerts';

const choicesSchema = v.object({
  /** By favourite keys; items that are no longer favourites raise no alerts. */
  kinds: v.record(v.string(), v.array(v.picklist(ALERT_KINDS))),
  /** Whether the device shows notifications while no page is visible. */
  notifies: v.boolean(),
});

/** A fan's alert choices per favourite, in this browser. */
export type AlertChoices = v.InferOutput<typeof choicesSchema>;

const NONE: AlertChoices = { kinds: {}, notifies: false };

const listeners = new Set<() => void>();
let current: AlertChoices | undefined;

/** Returns the alert choices: the same object until they change, in any tab. */
export function readAlertChoices(): AlertChoices {
  current ??= parse();
  return current;
}

/**
 * Returns a favourite's alert kinds: the same array until choices change; undefined without a
 * choice.
 */
export function alertsOf(name: FavouriteName): readonly AlertKind[] | undefined {
  const { kinds } = readAlertChoices();
  const key = favouriteKey(name);
  return Object.hasOwn(kinds, key) ? kinds[key] : undefined;
}

/** Sets a favourite's alert kinds; none turns alerts off. Drops choices of items no longer favourites. */
export function chooseAlerts(name: FavouriteName, kinds: readonly AlertKind[]): void {
  const { keys } = readFavourites();
  const choices = readAlertChoices();
  const key = favouriteKey(name);
  const others = Object.entries(choices.kinds).filter(
    ([other]) => other !== key && keys.has(other),
  );
  const own: [string, AlertKind[]][] = kinds.length > 0 ? [[key, [...kinds]]] : [];
  saveAlertChoices({ ...choices, kinds: Object.fromEntries([...others, ...own]) });
  reportAction('alert', { item: key, kinds: kinds.join(' ') });
}

export function chooseNotifying(notifies: boolean): void {
  saveAlertChoices({ ...readAlertChoices(), notifies });
}

/** Whether any alerts are on. */
export function hasAlerts(): boolean {
  const { keys } = readFavourites();
  return Object.keys(readAlertChoices().kinds).some((key) => keys.has(key));
}

export function saveAlertChoices(choices: AlertChoices): void {
  current = choices;
  try {
    if (Object.keys(choices.kinds).length === 0 && !choices.notifies)
      localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, JSON.stringify(choices));
  } catch {
    // A browser may refuse storage: then choices last as long as the page.
  }
  tellAll();
}

/** Removes all choices from this device. Returns a function that restores them. */
export function forgetAlertChoices(): () => void {
  const choices = readAlertChoices();
  saveAlertChoices(NONE);
  return () => saveAlertChoices(choices);
}

export function subscribeToAlertChoices(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** Reads the choices again after another tab has changed them. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== STORED_AS) return;
  current = undefined;
  tellAll();
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function parse(): AlertChoices {
  try {
    return v.parse(choicesSchema, JSON.parse(localStorage.getItem(STORED_AS) ?? ''));
  } catch {
    return NONE;
  }
}
