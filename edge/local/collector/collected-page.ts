import { itemsOf, type Collected } from './collected.ts';

/** Most batches on the page, the newest. */
const SHOWN = 200;

/** Returns the batches as a page that reloads itself, newest first. `at` is ms. */
export function collectedPage(received: readonly { at: number; batch: Collected }[]): string {
  const rows = received
    .slice(-SHOWN)
    .toReversed()
    .flatMap(({ at, batch }) =>
      itemsOf(batch).map(({ kind, text, details }) => {
        const cells = [
          new Date(at).toISOString().slice(11, 23),
          kind,
          text,
          Object.entries(details)
            .map(([key, value]) => `${key}: ${value}`)
            .join('\n'),
          batch.meta.view?.name ?? '',
          batch.meta.page?.url ?? '',
          batch.meta.session?.id ?? '',
        ];
        return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
      }),
    );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<title>Collected reports</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 16px }
  table { border-collapse: collapse }
  td, th { padding: 4px 12px 4px 0; text-align: left; vertical-align: top; white-space: pre-line }
  tr + tr td { border-top: 1px solid #ccc }
</style>
<h1>Collected reports</h1>
<p>${received.length} batches · <a href="/collected.json">collected.json</a> · <a href="/recorded.json">recorded.json</a></p>
<table>
<thead><tr><th>UTC<th>kind<th>what<th>details<th>screen<th>page<th>session</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a reported text, which may contain markup. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
