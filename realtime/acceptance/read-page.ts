/** Returns what a fan in New York reads in a page's main part, as one line; tags become spaces. */
export async function readPage(url: string, language: string): Promise<string> {
  const response = await fetch(url, {
    headers: { 'accept-language': language, cookie: 'time-zone=America%2FNew_York' },
  });
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? [];
  return main
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
}
