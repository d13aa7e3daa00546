const STORED_AS = 'install-answered';

/** Whether the fan has answered the offer to install the product, on this device. */
export function hasAnswered(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== null;
  } catch {
    return false;
  }
}

export function rememberAnswer(): void {
  try {
    localStorage.setItem(STORED_AS, '1');
  } catch {
    // Without storage the answer ends with the page.
  }
}
