import { registrationRequested, registrationSubmitted, selectRegistrationProcess } from '@touchline/identity-state';
import { selectLanguage } from '@touchline/shared-state';
import { Button } from '@touchline/ui-kit';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Failure } from '../panel/Failure.tsx';
import styles from '../panel/Panel.module.css';
import { offerBody, OfferFields, PlaceFields, TermsField, type FieldsProps } from './CommonFields.tsx';
import { chosenOf } from './registration-draft.ts';

const ADULT = 18;

/** Country, currency and acceptance of the terms; login and password are generated. @spec ID-06 */
export function OneClickForm({ options, draft, change }: FieldsProps) {
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const process = useSelector(selectRegistrationProcess);
  const [isTermsMissing, setTermsMissing] = useState(false);
  const { country, currency } = chosenOf(options, draft, lang);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isAccepted = new FormData(event.currentTarget).get('terms') === 'on';
    setTermsMissing(!isAccepted);
    if (!isAccepted) {
      event.currentTarget.querySelector<HTMLInputElement>('[name=terms]')?.focus();
      return;
    }
    if (!country || !currency) return;
    dispatch(registrationSubmitted({ type: 'one_click', bonus: draft.bonus }));
    dispatch(registrationRequested({ country_id: country.id, currency_id: currency.id, ...offerBody(draft), isTermsAccepted: true }));
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate method="post" aria-busy={options === undefined || undefined}>
      {process.status === 'failed' && <Failure messageKey={process.messageKey} />}
      <PlaceFields {...{ options, draft, change }} />
      <OfferFields {...{ options, draft, change }} />
      <TermsField minAge={country?.minAge ?? ADULT} isMissing={isTermsMissing} />
      <Button type="submit" look="primary" size="large" isBusy={process.status === 'running'} disabled={!options}>
        <FormattedMessage id="identity.registration.submit" defaultMessage="Create account" />
      </Button>
    </form>
  );
}
