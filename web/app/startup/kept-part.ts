const KEY = 'device-part';

/** 128 random bits that this browser keeps; others each time where it keeps nothing. */
export function keptPart(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const kept = storage.getItem(KEY);
    if (kept) return kept;
    const made = randomPart();
    storage.setItem(KEY, made);
    return made;
  } catch {
    // The cookie will keep the id that is made of it.
    return randomPart();
  }
}

/** `randomUUID` is missing where a page is not served securely: a phone in the network of who develops. */
function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
