/** Returns the browser's notification permission; 'none' if unsupported. */
export function notifyPermission(): NotificationPermission | 'none' {
  return 'Notification' in window ? Notification.permission : 'none';
}

export interface NotifyOptions {
  body?: string;
  dir?: NotificationDirection;
  /** A new notification replaces an earlier one with the same tag, and alerts again. */
  tag: string;
}

/**
 * Shows a device notification. Returns whether it did: without permission it does not, and browsers
 * that allow notifications only in service workers throw.
 */
export function notify(title: string, options: NotifyOptions, onOpen: () => void): boolean {
  if (notifyPermission() !== 'granted') return false;
  try {
    const more = { icon: iconOfPage(), renotify: true };
    const notification = new Notification(title, { ...more, ...options });
    notification.addEventListener('click', () => {
      window.focus();
      onOpen();
      notification.close();
    });
    return true;
  } catch {
    return false;
  }
}

/** Returns the address of the icon of the page's brand. */
function iconOfPage(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '/favicon.svg';
}
