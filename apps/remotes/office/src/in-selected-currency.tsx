import { selectActiveAccount } from '@touchline/account-state';
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';

/** A page that shows amounts in the currency of the selected account. @spec LIM-12 */
export const inSelectedCurrency = (Page: ComponentType<{ currencyIso?: string | undefined }>) =>
  function InSelectedCurrency() {
    return <Page currencyIso={useSelector(selectActiveAccount)?.iso} />;
  };
