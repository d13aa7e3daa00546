import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Returns a new element of the document with the HTML that a server renders. */
export function served(content: ReactNode): HTMLElement {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(content);
  return box;
}

/** Hydrates a server's HTML until the test ends; returns the errors from which React recovered. */
export async function hydrate(box: HTMLElement, content: ReactNode): Promise<unknown[]> {
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(box, content, { onRecoverableError: (error) => errors.push(error) }),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
  });
  return errors;
}
