/** Spec point 9: the first modal's z-index, and what each further one is above the one below. */
const BASE = 1_000;
const STEP = 2;

/** What a modal goes through (spec point 4); its element says so by `data-state`. */
type ModalState = 'closed' | 'opening' | 'opened' | 'closing';

let open: readonly HTMLDialogElement[] = [];

/**
 * Shows a dialog on top of those that are open. The top layer shows them in
 * this order by itself; the z-index says so to what is laid out beside them.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (!open.includes(dialog)) {
    // Only what is on the page lies below: what was cleared away was not closed.
    const below = open.filter(({ isConnected }) => isConnected);
    const top = below.at(-1);
    dialog.style.zIndex = String(top ? Number(top.style.zIndex) + STEP : BASE);
    open = [...below, dialog];
    dialog.showModal();
  }
  enter(dialog, 'opening', () => setState(dialog, 'opened'));
}

/** Closes a dialog when its movement has ended, which gives the focus back to what had it before. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (!open.includes(dialog)) return;
  enter(dialog, 'closing', () => removeModal(dialog));
}

/** Closes a dialog at once: it is about to leave the page. */
export function removeModal(dialog: HTMLDialogElement): void {
  if (!open.includes(dialog)) return;
  open = open.filter((other) => other !== dialog);
  dialog.style.zIndex = '';
  setState(dialog, 'closed');
  if (dialog.open) dialog.close();
}

/** A state that lasts as long as what moves by it, unless another comes between. */
function enter(dialog: HTMLDialogElement, state: ModalState, onEnd: () => void): void {
  setState(dialog, state);
  const moving = 'getAnimations' in dialog ? dialog.getAnimations() : [];
  if (moving.length === 0) return onEnd();
  const end = () => {
    if (dialog.dataset['state'] === state) onEnd();
  };
  // What is called off ends as well.
  Promise.all(moving.map(({ finished }) => finished)).then(end, end);
}

function setState(dialog: HTMLDialogElement, state: ModalState): void {
  dialog.dataset['state'] = state;
}
