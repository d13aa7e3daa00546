// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { shownBoxes } from './testing/shown-boxes.ts';
import { Dialog } from './dialog.tsx';

/** Ends the dialogs' animations; none run unless a test asks. */
let endMovement: (() => void) | undefined;

afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations'));
const showBox = shownBoxes();

function move(): void {
  const getAnimations = () => [
    { finished: new Promise<void>((resolve) => (endMovement = resolve)) },
  ];
  Object.assign(HTMLElement.prototype, { getAnimations });
}

/** A button that opens a dialog, which can open another on top. */
function Stacked() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" id="open" onClick={() => setCount((before) => before + 1)}>
        Open
      </button>
      {['One', 'Two', 'Three'].map((title, at) => (
        <Dialog key={title} title={title} isOpen={count > at} onClose={() => setCount(at)}>
          <p>{title} says this</p>
        </Dialog>
      ))}
    </>
  );
}

const dialogs = () => [...document.querySelectorAll('dialog')];
const states = () => dialogs().map(({ dataset }) => dataset['state']);
const opener = () => document.querySelector<HTMLButtonElement>('#open');

const show = () => showBox(<Stacked />);

async function open(): Promise<void> {
  await act(async () => opener()?.click());
}

async function escape(at: number): Promise<void> {
  await act(async () => {
    dialogs()[at]?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}

test('modal states are closed, opening, opened, closing, closed', async () => {
  move();
  await show();
  expect(states()[0]).toBe('closed');
  await open();
  expect(states()[0]).toBe('opening');
  await act(async () => endMovement?.());
  expect(states()[0]).toBe('opened');
  await escape(0);
  expect(states()[0]).toBe('closing');
  // The content stays until closed.
  expect(dialogs()[0]?.open).toBe(true);
  expect(document.body.textContent).toContain('One says this');
  await act(async () => endMovement?.());
  expect(states()[0]).toBe('closed');
  expect(dialogs()[0]?.open).toBe(false);
  expect(document.body.textContent).not.toContain('One says this');
});

test('a modal that is opened again while closing ends up opened', async () => {
  move();
  await show();
  await open();
  await act(async () => endMovement?.());
  await escape(0);
  const endLeaving = endMovement;
  await open();
  await act(async () => endLeaving?.());
  await act(async () => endMovement?.());
  expect(states()[0]).toBe('opened');
  expect(dialogs()[0]?.open).toBe(true);
});

test('the modal z-index base is 1000 plus 2 per stacked modal', async () => {
  await show();
  for (let shown = 0; shown < 3; shown += 1) await open();
  expect(dialogs().map(({ style }) => style.zIndex)).toEqual(['1000', '1002', '1004']);
  await escape(2);
  expect(dialogs().map(({ style }) => style.zIndex)).toEqual(['1000', '1002', '']);
  await open();
  expect(dialogs()[2]?.style.zIndex).toBe('1004');
});

test('Escape closes only the modal on top', async () => {
  await show();
  await open();
  await open();
  await escape(1);
  expect(states()).toEqual(['opened', 'closed', 'closed']);
});

test('a cancel event from inside a modal leaves it open', async () => {
  await show();
  await open();
  await act(async () => {
    const event = new Event('cancel', { cancelable: true, bubbles: true });
    dialogs()[0]?.querySelector('p')?.dispatchEvent(event);
  });
  expect(states()[0]).toBe('opened');
});

test('a modal is closed before it is unmounted', async () => {
  await show();
  await open();
  const [dialog] = dialogs();
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  await showBox(null);
  expect(close.mock.instances).toContain(dialog);
  await show();
  await open();
  expect(dialogs()[0]?.style.zIndex).toBe('1000');
});
