/** Removes every service worker (spec point 4): the product has none, and an old one would serve old pages. */
export async function removeServiceWorkers(
  container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined,
): Promise<void> {
  const registrations = (await container?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
