import type { Text } from '../../edge/shared/text/text.ts';
import { reportAction } from './monitoring/report.ts';
import { reports } from './monitoring/reports.ts';

/**
 * Opens the device's share sheet, or copies the link without one and shows `copied`. A visitor who
 * closes the sheet sees no message.
 */
export async function shareLink(
  t: Text,
  link: { title: string; url: string },
  copied: string,
): Promise<void> {
  if (typeof navigator.share === 'function') {
    const outcome = await navigator.share(link).then(
      () => 'shared',
      (error: unknown) =>
        error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused',
    );
    if (outcome === 'shared') reportShare(link.url, 'sheet');
    if (outcome !== 'refused') return;
  }
  const isCopied = await navigator.clipboard.writeText(link.url).then(
    () => true,
    () => false,
  );
  const { toast } = await import('react-toastify/unstyled');
  if (isCopied) {
    reportShare(link.url, 'copy');
    toast.success(copied);
  } else {
    reports.push({ kind: 'popup', name: 'error' });
    toast.error(t('failure.generic'));
  }
}

function reportShare(url: string, by: 'sheet' | 'copy'): void {
  reportAction('share', { path: new URL(url).pathname, by });
}
