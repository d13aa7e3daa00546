/** Spec point 9: the first modal's z-index, and the step for each further one. */
const BASE = 1_000;
const STEP = 2;

/** States of a modal (spec point 4), in its element's `data-state`. */
type ModalState = 'closed' | 'opening' | 'opened' | 'closing';

let open: readonly HTMLDialogElement[] = [];

/**
 * Shows a dialog above all open ones. The top layer keeps this order itself; the z-index serves
 * elements placed beside them.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (!open.includes(dialog)) {
    // Only attached dialogs count: removed ones were not closed.
    const below = open.filter(({ isConnected }) => isConnected);
    const top = below.at(-1);
    dialog.style.zIndex = String(top ? Number(top.style.zIndex) + STEP : BASE);
    open = [...below, dialog];
    dialog.showModal();
  }
  enter(dialog, 'opening', () => setState(dialog, 'opened'));
}

/** Closes a dialog after its animation, which returns focus to the previous element. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (!open.includes(dialog)) return;
  enter(dialog, 'closing', () => removeModal(dialog));
}

/** Closes a dialog at once, before it leaves the page. */
export function removeModal(dialog: HTMLDialogElement): void {
  if (!open.includes(dialog)) return;
  open = open.filter((other) => other !== dialog);
  dialog.style.zIndex = '';
  setState(dialog, 'closed');
  if (dialog.open) dialog.close();
}

/** Sets a state until its animation ends, unless another state follows first. */
function enter(dialog: HTMLDialogElement, state: ModalState, onEnd: () => void): void {
  setState(dialog, state);
  const moving = 'getAnimations' in dialog ? dialog.getAnimations() : [];
  if (moving.length === 0) return onEnd();
  const end = () => {
    if (dialog.dataset['state'] === state) onEnd();
  };
  // A cancelled animation ends too.
  Promise.all(moving.map(({ finished }) => finished)).then(end, end);
}

function setState(dialog: HTMLDialogElement, state: ModalState): void {
  dialog.dataset['state'] = state;
}
