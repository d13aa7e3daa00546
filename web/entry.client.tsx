import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { catchErrors } from './app/monitoring/catch-errors.ts';
import { reportPageError } from './app/monitoring/report-page-error.ts';

// Before the first component: what it throws is to be reported as well.
catchErrors(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        onError={(error, { location }) => reportPageError(error, location.pathname)}
      />
    </StrictMode>,
  );
});
