import { FIRST_PAINT_WINDOW_MS } from '@touchline/analytics-rules';
import type { SinkDeps, Sinks } from '@touchline/analytics-state';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

const THOUSANDTHS = 1000;

/**
 * Measures web vitals with the web-vitals library. A value counts for the page on which it was last measured.
 *
 * @spec AN-01 AN-06
 */
export function watchVitals({ track }: Pick<SinkDeps, 'track'>): Sinks {
  let route = '-';
  let isStopped = false;
  const report = ({ name, value, rating }: Metric): void => {
    // A page opened in a background tab is painted only when it becomes visible, which says nothing about its speed.
    if (isStopped || (name === 'FCP' && value > FIRST_PAINT_WINDOW_MS)) return;
    track({ name: 'web_vital', fields: { metric: name, value: Math.round(name === 'CLS' ? value * THOUSANDTHS : value), rating, route } });
  };
  onTTFB(report);
  onFCP(report);
  onLCP(report);
  onINP(report);
  onCLS(report);
  return {
    take: (event) => {
      if (event.name === 'page') route = event.fields.route;
    },
    stop: () => {
      isStopped = true;
    },
  };
}
