import { act } from 'react';

/** Presses the document's button or checkbox with this text or label. */
export const press = (name: string) =>
  act(async () => {
    const control = [...document.querySelectorAll<HTMLElement>('button, label')].find(
      (each) => each.textContent === name || each.getAttribute('aria-label') === name,
    );
    if (!control) throw new Error(`Nothing is called ${name}`);
    (control.querySelector('input') ?? control).click();
  });
