import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Returns content as the element of a router's only route. */
export function routed(content: ReactNode) {
  return <RouterProvider router={createMemoryRouter([{ path: '*', element: content }])} />;
}
