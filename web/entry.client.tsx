import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { catchErrors, reportPageError } from './app/monitoring/catch-errors.ts';
import { loadTexts, pageLanguage } from './text/load-texts.ts';
import { textOf } from './text/text.ts';
import { TextContext } from './text/use-text.ts';

// Before the first component: what it throws is to be reported as well.
catchErrors(window);

// They are on their way already: the page names them.
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
