import { html, raw } from 'hono/html';
import { PRODUCT_NAME } from '../contracts/product.ts';

const START = `SwaggerUIBundle({
  url: '/docs/api/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});`;

/** Returns the page of Swagger UI, which calls this product with the browser's session. */
export function viewerPage(nonce: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Try the ${PRODUCT_NAME} API</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/docs/api/try/swagger-ui.css" />
      </head>
      <body>
        <div id="viewer"></div>
        <script src="/docs/api/try/swagger-ui-bundle.js"></script>
        <script nonce="${nonce}">
          ${raw(START)};
        </script>
      </body>
    </html>`;
}
