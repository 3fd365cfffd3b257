import type { BannerPlace } from '@touchline/content-contract';
import { bannersLeft, bannersShown, selectBanners } from '@touchline/content-state';
import { BannerRow } from '@touchline/content-ui';
import { withLanguage } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { useAppSelector } from '@touchline/ui-pages';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

export interface BannersProps {
  place: BannerPlace;
  /** Accessible name of the row. */
  label: string;
}

/** Banners of a place, refreshed while visible. Needs `contentModule` in the store. @spec PI-01 */
export function BannersOf({ place, label }: BannersProps) {
  const lang = useSelector(selectLanguage);
  const banners = useAppSelector((state) => selectBanners(state, place));
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(bannersShown(place));
    return () => void dispatch(bannersLeft());
  }, [dispatch, place, lang]);
  return <BannerRow banners={banners} label={label} hrefOf={(path) => withLanguage(path, lang)} />;
}
