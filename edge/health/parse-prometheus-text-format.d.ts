declare module 'parse-prometheus-text-format' {
  interface Family {
    name: string;
    help: string;
    type: string;
    metrics: Record<string, unknown>[];
  }
  export default function parsePrometheusTextFormat(text: string): Family[];
}
