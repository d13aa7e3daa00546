/** Style of the API page, separate from the product's styles. */
export const DOCS_STYLE = `
  :root {
    color-scheme: light dark;
    --canvas: light-dark(#fff, #141917);
    --ink: light-dark(#121714, #f1f5f2);
    --ink-soft: light-dark(#4d5752, #b4beb8);
    --accent: light-dark(#0a6847, #46d394);
    --line: light-dark(#e2e5e1, #252d2a);
    --sunken: light-dark(#f3f4f1, #1d2422);
    scroll-padding-top: 1rem;
  }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
    background: var(--canvas); color: var(--ink); }
  a, summary { color: var(--accent); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: .25rem; }
  h1, h2 { line-height: 1.2; overflow-wrap: anywhere; }
  h1 { margin: 0 0 .5rem; }
  h2 { margin: 2.5rem 0 .5rem; }
  h3 { margin: 0 0 .25rem; font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
  p { margin: .25rem 0 .75rem; }
  code, pre { font: .875em/1.45 ui-monospace, monospace; }
  code { overflow-wrap: anywhere; }
  .soft { color: var(--ink-soft); }

  nav ul, .statuses { margin: 0; padding: 0; list-style: none; }
  .statuses { margin-bottom: .75rem; }
  nav ul ul { display: none; }
  nav a { display: flex; align-items: center; min-height: 2.75rem; text-decoration: none; }
  nav a:hover { text-decoration: underline; }
  nav > ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }

  section { border-top: 1px solid var(--line); padding: 1rem 0; }
  table { border-collapse: collapse; width: 100%; margin: .5rem 0; }
  th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
  th:first-child, td:first-child { width: 30%; }
  th, td { overflow-wrap: anywhere; }
  td code.type { display: block; color: var(--ink-soft); }
  summary { cursor: pointer; width: fit-content; max-width: 100%; overflow-wrap: anywhere; min-height: 2.75rem; align-content: center; }
  pre { margin: .25rem 0 .75rem; background: var(--sunken); padding: .75rem; overflow: auto; border-radius: .5rem;
    max-height: 30rem; }

  @media (min-width: 64rem) {
    body { display: grid; grid-template-columns: 17rem minmax(0, 1fr); column-gap: 3rem; padding-inline: 2rem; }
    header { grid-column: 1 / -1; }
    nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 2rem .25rem; }
    nav > ul { display: block; }
    nav ul ul { display: block; margin-bottom: .75rem; }
    nav a { min-height: 2rem; }
    nav > ul > li > a { font-weight: 600; }
    nav li li a { font-size: .875rem; min-height: 1.75rem; }
  }
`;
