import type { CodeSent, RegistrationOptions } from '@touchline/identity-contract';
import { useDraft } from '@touchline/identity-forms';
import type { PhoneValue } from '@touchline/identity-forms';
import { nameOrder } from '@touchline/shared-primitives';
import { useEffect } from 'react';

export type RegistrationType = 'one_click' | 'phone_reg' | 'full_reg';

/** What was typed so far, except the password. */
export interface RegistrationDraft extends PhoneValue {
  type: RegistrationType;
  country: number | null;
  currency: number | null;
  email: string;
  name: string;
  surname: string;
  birthDate: string;
  refCode: string;
  /** 0 is no bonus. */
  bonus: number;
  /** The code that was sent last. */
  sent: CodeSent | null;
}

const START: RegistrationDraft = {
  ...{
    type: 'one_click',
    country: null,
    currency: null,
    email: '',
    name: '',
    surname: '',
    birthDate: '',
    refCode: '',
    bonus: 0,
    sent: null,
  },
  ...{ countryId: null, digits: '' },
};

export type ChangeDraft = (change: Partial<RegistrationDraft>) => void;

/** Types that a page begins with: the one that the address asks for, and the usual one. */
interface FirstTypes {
  asked: RegistrationType | null;
  usual: RegistrationType | null;
}

/**
 * @param refCode - promo code from the URL; the player may change it.
 * @param first - types to begin with. The one that the address asks for replaces what was chosen before.
 */
export function useRegistrationDraft(
  refCode: string | null,
  { asked, usual }: FirstTypes = { asked: null, usual: null },
): [RegistrationDraft, ChangeDraft, () => void] {
  const [draft, change, forget] = useDraft('registration', { ...START, type: asked ?? usual ?? START.type });
  useEffect(() => {
    if (asked !== null) change({ type: asked });
  }, [asked, change]);
  useEffect(() => {
    if (refCode !== null) change({ refCode: refCode.slice(0, 64) });
  }, [refCode, change]);
  return [draft, change, forget];
}

/** Country and currency shown in the form: those that were chosen, otherwise defaults. @spec ID-25 */
export function chosenOf(
  options: RegistrationOptions | undefined,
  { country, currency }: Pick<RegistrationDraft, 'country' | 'currency'>,
  lang: string,
) {
  const inOrder = nameOrder(lang);
  const countries = [...(options?.countries ?? [])].sort((a, b) => inOrder(a.name, b.name));
  const currencies = options?.currencies ?? [];
  const home = countries.find(({ id }) => id === country) ?? countries.find(({ country_code }) => country_code === 'DE') ?? countries[0];
  const money = currencies.find(({ id }) => id === currency) ?? currencies.find(({ iso }) => iso === home?.currencyIso) ?? currencies[0];
  return { countries, currencies, country: home, currency: money };
}
