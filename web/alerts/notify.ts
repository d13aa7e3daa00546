/** What a browser says of its notifications; 'none': it has none for pages. */
export function notifyPermission(): NotificationPermission | 'none' {
  return 'Notification' in window ? Notification.permission : 'none';
}

export interface NotifyOptions {
  body?: string;
  /** It takes the place of the one before with the same tag, and is heard again. */
  tag: string;
}

/**
 * Shows one of the device's own notifications. Answers whether it did: some
 * browsers have them for service workers only, and say so by throwing.
 */
export function notify(title: string, options: NotifyOptions, onOpen: () => void): boolean {
  if (notifyPermission() !== 'granted') return false;
  try {
    const more = { icon: '/favicon.svg', renotify: true };
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
