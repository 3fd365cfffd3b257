import { LateBanners } from '@touchline/content-pages/late';
import { codeOf, isForeignChange, MOST_FOREIGN_CHANGES } from '@touchline/shared-primitives';
import { portsOf, selectDisplayFlag, selectLanguage, type PlacedBand, type RootState } from '@touchline/shared-state';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import styles from './Bands.module.css';

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

/** Loads all bands before showing them in order, because a late band would push down those below it. */
function useBands(lang: string): readonly ShownBand[] {
  const store = useStore<RootState>();
  const [bands, setBands] = useState<readonly ShownBand[]>([]);
  useEffect(() => {
    const leave = new AbortController();
    const begin = async (): Promise<void> => {
      const placed = (await portsOf(store).bands?.('home')) ?? [];
      if (leave.signal.aborted) return;
      for (const { acquire } of placed) leave.signal.addEventListener('abort', acquire());
      const came = (await Promise.all(placed.map(loaded))).filter((band) => band !== null);
      if (!leave.signal.aborted) setBands(came);
    };
    begin().catch(() => undefined); // the page works without bands
    return () => leave.abort();
  }, [store, lang]);
  return bands;
}

/** Home page bands of all sections, and the editor's banners; none in data-saver mode. @spec RM-07 PI-01 */
export function Bands() {
  return useSelector((state: RootState) => selectDisplayFlag(state, 'isDataSaved')) ? null : <AllBands />;
}

function AllBands() {
  const intl = useIntl();
  const { report } = portsOf(useStore());
  const bands = useBands(useSelector(selectLanguage));
  return (
    <div className={styles.bands}>
      {bands.map(({ id, Band }) => (
        <BandBoundary key={id} onError={(error) => report('remote-page-threw', { name: id, code: codeOf(error) })}>
          <Band />
        </BandBoundary>
      ))}
      <LateBanners place="home" label={intl.formatMessage({ id: 'betting.home.banners', defaultMessage: 'Offers and news' })} />
    </div>
  );
}
