import { registrationOptionsRequested, selectRegistrationOptions } from '@touchline/identity-state';
import type { RegistrationOptions } from '@touchline/identity-contract';
import { selectLanguage } from '@touchline/shared-state';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

const NONE: RegistrationOptions['countries'] = [];

/** Countries in the page's language; empty while loading. @spec ID-25 */
export function useCountries(): RegistrationOptions['countries'] {
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const options = useSelector(selectRegistrationOptions);
  useEffect(() => {
    dispatch(registrationOptionsRequested({ lang }));
  }, [dispatch, lang]);
  return options.status === 'ready' ? options.options.countries : NONE;
}
