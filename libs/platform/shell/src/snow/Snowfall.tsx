import { selectSiteConfig } from '@touchline/shared-config';
import { withWords } from '@touchline/shared-i18n';
import { useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';
import { useLater } from '../later/use-later.ts';

const fetchSnow = withWords(async () => (await import('./SnowUnlessReduced.tsx')).SnowUnlessReduced);

/** Snow on the home page if the configuration enables it; loaded after the page. @spec LY-06 */
export function Snowfall() {
  const { key } = useRoute();
  const isSnowing = useSelector(selectSiteConfig)?.isSnowfall === true && key === 'home';
  const { value: Snow } = useLater({ name: 'snow', fetch: fetchSnow, isWanted: false, idleMs: isSnowing ? 0 : null, isOptional: true });
  return isSnowing && Snow !== null ? <Snow /> : null;
}
