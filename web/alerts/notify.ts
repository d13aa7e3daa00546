/** What a browser says of its notifications; 'none': it has none for pages. */
export function notifyPermission(): NotificationPermission | 'none' {
  return 'Notification' in window ? Notification.permission : 'none';
}

/**
 * Shows one of the device's own notifications. Answers whether it did: some
 * browsers have them for service workers only, and say so by throwing.
 */
export function notify(title: string, options: NotificationOptions, onOpen: () => void): boolean {
  if (notifyPermission() !== 'granted') return false;
  try {
    const notification = new Notification(title, { icon: '/favicon.svg', ...options });
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
