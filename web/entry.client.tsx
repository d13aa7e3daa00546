import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { catchErrors, reportPageError } from './app/monitoring/catch-errors.ts';
import { loadTexts, pageLanguage } from './text/load-texts.ts';
import { textOf } from './text/text.ts';
import { TextContext } from './text/use-text.ts';

// Before anything is rendered, so that faults of the first render are reported as well.
catchErrors(window);

// The head of the page names the texts, so the browser is loading them already.
void loadTexts(location.pathname).then(hydrate);

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextContext value={textOf(pageLanguage())}>
          <HydratedRouter
            onError={(error, { location }) => reportPageError(error, location.pathname)}
          />
        </TextContext>
      </StrictMode>,
    );
  });
}
