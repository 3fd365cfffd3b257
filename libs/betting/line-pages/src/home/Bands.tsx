import { LateBanners } from '@touchline/content-pages/late';
import { codeOf, isForeignChange, MOST_FOREIGN_CHANGES } from '@touchline/shared-primitives';
import { portsOf, selectDisplayFlag, selectLanguage, selectView, type PlacedBand, type RootState } from '@touchline/shared-state';
import { Component, useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { placeOfBand, type BandsPlace } from './band-places.ts';
import styles from './Bands.module.css';
import { FeaturedMatch } from './FeaturedMatch.tsx';
import { whenIdle } from './when-idle.ts';

/** Bands below the first place start loading this far before they become visible. */
const NEAR = { rootMargin: '600px' };

interface ShownBand {
  id: string;
  Band: ComponentType;
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** A band that throws is removed; the page and the other bands stay. @spec RM-08 */
class BandBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #foreignChanges = 0;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
    if (isForeignChange(error) && (this.#foreignChanges += 1) <= MOST_FOREIGN_CHANGES) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const loaded = ({ id, load }: PlacedBand): Promise<ShownBand | null> =>
  load().then(
    (Band) => ({ id, Band: Band as ComponentType }),
    () => null, // already logged by the loader of remotes
  );

/** True once the place is near the window, and at once for the place at the top of the page. */
function useIsNear(place: RefObject<HTMLElement | null>, at: BandsPlace): boolean {
  const [isNear, setIsNear] = useState(at === 'first');
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), NEAR);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isNear]);
  return isNear;
}

/**
 * Loads all bands of a place before showing them in order, because a late band would push down those below it.
 *
 * @returns null until they are there.
 */
function useBands(at: BandsPlace, isNear: boolean): readonly ShownBand[] | null {
  const store = useStore<RootState>();
  const lang = useSelector(selectLanguage);
  // Another user may see another offer, or none.
  const userId = useSelector((state: RootState) => selectView(state).userId);
  const [bands, setBands] = useState<readonly ShownBand[] | null>(null);
  useEffect(() => {
    if (!isNear) return undefined;
    const leave = new AbortController();
    const show = (came: readonly ShownBand[]) => leave.signal.aborted || setBands(came);
    const begin = async (): Promise<void> => {
      const placed = ((await portsOf(store).bands?.('home')) ?? []).filter(({ order }) => placeOfBand(order) === at);
      if (leave.signal.aborted) return;
      for (const { acquire } of placed) leave.signal.addEventListener('abort', acquire());
      show((await Promise.all(placed.map(loaded))).filter((band) => band !== null));
    };
    const cancel = whenIdle(() => void begin().catch(() => show([]))); // the page works without bands
    return () => {
      cancel();
      leave.abort();
    };
  }, [store, lang, userId, at, isNear]);
  return bands;
}

export interface BandsProps {
  at: BandsPlace;
}

/** Home page bands of all sections, the featured match, and the editor's banners; none in data-saver mode. @spec RM-07 PI-01 BT-01 */
export function Bands({ at }: BandsProps) {
  return useSelector((state: RootState) => selectDisplayFlag(state, 'isDataSaved')) ? null : <AllBands at={at} />;
}

function AllBands({ at }: BandsProps) {
  const intl = useIntl();
  const { report } = portsOf(useStore());
  const lang = useSelector(selectLanguage);
  const place = useRef<HTMLDivElement>(null);
  const bands = useBands(at, useIsNear(place, at));
  return (
    <div ref={place} className={styles[at]}>
      {at === 'first' && <FeaturedMatch lang={lang} />}
      {bands === null && at !== 'end' && <div className={styles.waiting} />}
      {bands?.map(({ id, Band }) => (
        <BandBoundary key={id} onError={(error) => report('remote-page-threw', { name: id, code: codeOf(error) })}>
          <Band />
        </BandBoundary>
      ))}
      {at === 'end' && (
        <LateBanners place="home" label={intl.formatMessage({ id: 'betting.home.banners', defaultMessage: 'Offers and news' })} />
      )}
    </div>
  );
}
