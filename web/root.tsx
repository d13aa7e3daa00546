import './ui/tokens.css';
import './ui/kits.css';
import './ui/base.css';
import './video-player/mini-player.css';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { ErrorPage } from './app/error-page.tsx';
import { loadShell } from './app/load-shell.server.ts';
import { pageErrorOf } from './app/page-error.ts';
import { Startup } from './app/startup/startup.tsx';
import { createScrollKeys } from './app/scroll-keys.ts';
import { AppearanceContext, rememberAppearance, type Appearance } from './app/appearance.ts';
import { useRouteHandle } from './app/use-route-handle.ts';
import { useTimeZone } from './app/use-time-zone.ts';
import { iconPath } from '../edge/shared/brand/brand.ts';
import { THEME_COLOURS } from '../edge/shared/brand/theme-colours.ts';
import { type Shell, brandOf, useBrand, useShell } from './app/shell.ts';
import { learnZoneYears } from '../edge/shared/time/zone-years.ts';
import { loadTexts } from './app/load-texts.ts';
import { useText } from './ui/use-text.ts';
import { RenderedFavourites } from './favourites/use-favourites.ts';
import { SignInHost } from './account/sign-in-host.tsx';
import { AtRest } from './layouts/at-rest.tsx';
import { carriedNavigation } from './layouts/carried-navigation.server.ts';
import { PageLayout } from './layouts/layout.tsx';
import { PictureHosts } from './ui/crest.tsx';
import face from '../edge/shared/fonts/archivo-84-base.woff2';
import { LiveProvider } from './live/live-provider.tsx';
import { noteShellShown, reloadsShell } from './app/reloads-shell.ts';
import { SessionProvider } from './session/session-provider.tsx';
import type { Route } from './+types/root';

export async function loader({ context, request }: Route.LoaderArgs): Promise<Shell> {
  const shell = await loadShell(context, request);
  return { ...shell, navigation: carriedNavigation(shell.navigation) };
}

/** Loads the next page's texts beside its data. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ url }, next) => {
    await Promise.all([next(), loadTexts(url.pathname)]);
  },
];

export const shouldRevalidate = reloadsShell;

const NONE: readonly string[] = [];
const NO_KEYS: ReadonlySet<string> = new Set();

export function Layout({ children }: { children: ReactNode }) {
  const t = useText();
  const visitor = useShell();
  // Before a child formats a time.
  if (visitor) learnZoneYears(visitor.timeZone, visitor.zoneYears);
  useEffect(noteShellShown, [visitor]);
  const brand = brandOf(visitor);
  const [chosen, setChosen] = useState<Partial<Appearance>>({});
  const { theme = null, density = null } = { ...visitor, ...chosen };
  const isDesktop = visitor?.isDesktop ?? true;
  const isBlank = useRouteHandle().layout === 'blank';
  const [scrollKeyOf] = useState(createScrollKeys);
  const choice = useMemo(
    () => ({
      theme,
      density,
      choose: (next: Partial<Appearance>) => {
        rememberAppearance(next);
        setChosen((before) => ({ ...before, ...next }));
      },
    }),
    [theme, density],
  );
  return (
    <html
      lang={t.language}
      data-brand={brand.brandHeaderName}
      data-theme={theme ?? undefined}
      data-density={density ?? undefined}
      data-bars={isBlank ? undefined : (visitor?.forcedLayout ?? 'window')}
      dir={t.direction === 'rtl' ? 'rtl' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={visitor?.viewport ?? 'width=device-width, initial-scale=1'}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={THEME_COLOURS[theme ?? 'light']}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={THEME_COLOURS[theme ?? 'dark']}
        />
        <link rel="icon" href={iconPath(brand)} type="image/svg+xml" />
        <link rel="preload" href={face} as="font" crossOrigin="" />
        <Meta />
        <Links />
      </head>
      <body>
        <AppearanceContext value={choice}>
          <LiveProvider now={visitor?.now ?? 0} delay={visitor?.delay}>
            <SessionProvider user={visitor?.user ?? null}>
              <PictureHosts value={visitor?.pictureHosts ?? NONE}>
                <RenderedFavourites value={visitor?.favourites ?? NO_KEYS}>
                  <PageLayout isDesktop={isDesktop}>{children}</PageLayout>
                </RenderedFavourites>
              </PictureHosts>
              <SignInHost />
              <AtRest />
            </SessionProvider>
          </LiveProvider>
        </AppearanceContext>
        {visitor && <Startup setting={visitor.startup} />}
        <ScrollRestoration getKey={scrollKeyOf} />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useTimeZone(useShell());
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useText();
  const page = pageErrorOf(error);
  const brand = useBrand();
  return (
    <>
      <title>{`${t(`status.${page.status}`)} · ${brand.brandDisplayName}`}</title>
      <ErrorPage error={page} />
    </>
  );
}
