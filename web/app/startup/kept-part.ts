const KEY = 'device-part';

/** Returns 128 random bits that this browser stores, or new ones if it cannot. */
export function keptPart(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const kept = storage.getItem(KEY);
    if (kept) return kept;
    const made = randomPart();
    storage.setItem(KEY, made);
    return made;
  } catch {
    // The cookie will store the resulting id.
    return randomPart();
  }
}

/** `randomUUID` is missing on insecure pages, such as a phone in a developer's network. */
function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
