/**
 * Returns the code for a site's page: the script, and the widget with the set attributes. Visitors
 * see the link inside where no script runs, the script cannot load or the widget has no content.
 */
export function widgetCode(
  origin: string,
  attributes: Readonly<Record<string, string>>,
  link: { path: string; text: string },
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return [
    `<script async src="${escaped(origin)}/widgets.js"></script>`,
    `<touchline-widget${written.join('')}><a href="${escaped(origin + link.path)}">${escaped(link.text)}</a></touchline-widget>`,
  ].join('\n');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
