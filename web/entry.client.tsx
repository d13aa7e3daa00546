import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { catchErrors, reportPageError } from './app/monitoring/catch-errors.ts';
import { loadFirstTexts, pageLanguage, prepareTexts } from './app/load-texts.ts';
import { whenIdle } from './app/startup/when-idle.ts';
import { textOf } from '../edge/shared/text/text.ts';
import { TextContext } from './ui/use-text.ts';

// Before the first render, so that its errors are reported too.
catchErrors(window);

// The page's head names the texts, so the browser is loading them already.
void loadFirstTexts().then(hydrate);

function hydrate(): void {
  whenIdle(() => void prepareTexts());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextContext value={textOf(pageLanguage())}>
          {/* In the place of the server's Head: ids of useId count it. */}
          {null}
          <HydratedRouter
            onError={(error, { location }) => reportPageError(error, location.pathname)}
          />
        </TextContext>
      </StrictMode>,
    );
  });
}
