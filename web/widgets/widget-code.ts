/** What a site puts into its page: the script, and the widget with the attributes that are set. */
export function widgetCode(origin: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return [
    `<script async src="${escaped(origin)}/widgets.js"></script>`,
    `<touchline-widget${written.join('')}></touchline-widget>`,
  ].join('\n');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
