import {
  changeForgotten,
  type ChangeKey,
  type ChangeResult,
  type LoadedKey,
  officeChangeWanted,
  type OfficeData,
  officeWanted,
  selectOffice,
} from '@touchline/account-office-state';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** Data of the office, requested when its page opens; undefined until loaded, with the code of a failure. */
export function useOffice<Key extends LoadedKey>(
  key: Key,
): { value: OfficeData[Key] | undefined; failure: string | undefined; again: () => void } {
  const dispatch = useDispatch();
  const { data, failed } = useSelector(selectOffice);
  const again = useCallback(() => void dispatch(officeWanted(key)), [dispatch, key]);
  useEffect(again, [again]);
  return { value: data[key] as OfficeData[Key] | undefined, failure: failed[key], again };
}

/** A change of the office and its result, which is reset when the page is left. */
export function useChange(key: ChangeKey): {
  send: (body: unknown) => void;
  forget: () => void;
  result: ChangeResult | undefined;
  isBusy: boolean;
} {
  const dispatch = useDispatch();
  const result = useSelector(selectOffice).changes[key];
  const forget = useCallback(() => void dispatch(changeForgotten(key)), [dispatch, key]);
  useEffect(() => forget, [forget]);
  return { send: (body) => void dispatch(officeChangeWanted({ key, body })), forget, result, isBusy: result?.status === 'busy' };
}
