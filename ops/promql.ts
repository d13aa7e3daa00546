import { parser } from '@prometheus-io/lezer-promql';

/** The names in an expression of PromQL. */
export interface PromqlNames {
  /** Names of series: `http_request_seconds_bucket`. */
  series: string[];
  labels: string[];
  /** The rest of the expression from its first syntax error; null if it is valid. */
  fault: string | null;
}

/** Parses an expression with Prometheus' own grammar. */
export function readPromql(expression: string): PromqlNames {
  // Grafana's own variable stands for a duration.
  const text = expression.replaceAll('$__rate_interval', '5m');
  const names: PromqlNames = { series: [], labels: [], fault: null };
  let selects = false;
  parser.parse(text).iterate({
    enter: ({ name, type, from, to }) => {
      const words = text.slice(from, to);
      if (type.isError) names.fault ??= text.slice(from) || text;
      if (name === 'Identifier' && selects) names.series.push(words);
      if (name === 'LabelName') names.labels.push(words);
      selects = name === 'VectorSelector';
    },
  });
  return names;
}
