import { useEffect, type HTMLAttributes } from 'react';

interface WidgetProps extends HTMLAttributes<HTMLElement> {
  type: string;
  sport: string;
  theme?: string | undefined;
  accent?: string | undefined;
  locale?: string | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'touchline-widget': WidgetProps;
    }
  }
}

/** Shows a widget, with the same script as on other sites. */
export function TouchlineWidget(props: WidgetProps) {
  useEffect(() => {
    if (document.querySelector('script[src="/widgets.js"]')) return;
    const script = document.createElement('script');
    script.src = '/widgets.js';
    document.head.append(script);
  }, []);
  return <touchline-widget {...props} />;
}
