import {
  registrationOptionsRequested,
  registrationRequested,
  selectRegistrationOptions,
  selectRegistrationProcess,
} from '@touchline/identity-state';
import type { RegistrationOptions } from '@touchline/identity-contract';
import { loginPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, Checkbox, Link, SelectField } from '@touchline/ui-kit';
import { useEffect, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { Failure } from '../panel/Failure.tsx';
import { Panel, PanelInModal } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';
import { Credentials } from './Credentials.tsx';

/** One-click registration: country, currency, and the player's word on age and terms. @spec ID-06 ID-26 */
export function RegistrationPage() {
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const options = useSelector(selectRegistrationOptions);
  const process = useSelector(selectRegistrationProcess);
  const [query] = useSearchParams();

  useEffect(() => {
    dispatch(registrationOptionsRequested({ lang }));
  }, [dispatch, lang]);

  if (process.status === 'done') return <Credentials login={process.login} password={process.password} />;
  return (
    <Panel title={<FormattedMessage id="identity.registration.title" defaultMessage="One-click registration" />}>
      {process.status === 'failed' && <Failure messageKey={process.messageKey} />}
      {options.status === 'failed' && (
        <>
          <Failure messageKey={options.messageKey} />
          <Button onClick={() => dispatch(registrationOptionsRequested({ lang }))}>
            <FormattedMessage id="identity.registration.again" defaultMessage="Try again" />
          </Button>
        </>
      )}
      {options.status !== 'failed' && (
        <RegistrationForm
          options={options.status === 'ready' ? options.options : undefined}
          isRunning={process.status === 'running'}
          lang={lang}
        />
      )}
      <p className={styles.aside}>
        <FormattedMessage id="identity.registration.hasAccount" defaultMessage="Already have an account?" />
        <Link href={loginPath(lang, query.get('returnUrl') ?? undefined)}>
          <FormattedMessage id="identity.registration.signIn" defaultMessage="Sign in" />
        </Link>
      </p>
    </Panel>
  );
}

/** Registration over another page. The made login and password are shown in it until they were seen. @spec ID-06 GD-14 */
export function RegistrationModal() {
  return (
    <PanelInModal value>
      <RegistrationPage />
    </PanelInModal>
  );
}

interface RegistrationFormProps {
  /** Undefined while the lists load. */
  options: RegistrationOptions | undefined;
  isRunning: boolean;
  lang: string;
}

function RegistrationForm({ options, isRunning, lang }: RegistrationFormProps) {
  const dispatch = useDispatch();
  const [countryId, setCountryId] = useState<number>();
  const [currencyId, setCurrencyId] = useState<number>();
  const [isTermsMissing, setTermsMissing] = useState(false);

  const countries = [...(options?.countries ?? [])].sort((a, b) => a.name.localeCompare(b.name, lang));
  const country =
    countries.find(({ id }) => id === countryId) ?? countries.find(({ country_code }) => country_code === 'DE') ?? countries[0];
  const currencies = options?.currencies ?? [];
  // The country suggests its currency until the player chooses one.
  const currency =
    currencies.find(({ id }) => id === currencyId) ?? currencies.find(({ iso }) => iso === country?.currencyIso) ?? currencies[0];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isAccepted = new FormData(event.currentTarget).get('terms') === 'on';
    setTermsMissing(!isAccepted);
    if (!isAccepted) {
      event.currentTarget.querySelector<HTMLInputElement>('[name=terms]')?.focus();
      return;
    }
    if (country && currency) dispatch(registrationRequested({ country_id: country.id, currency_id: currency.id, isTermsAccepted: true }));
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate method="post" aria-busy={options === undefined || undefined}>
      <SelectField
        name="country"
        autoComplete="country"
        disabled={!options}
        value={country?.id ?? ''}
        onChange={(event) => setCountryId(Number(event.target.value))}
        label={<FormattedMessage id="identity.registration.country" defaultMessage="Country" />}
      >
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="currency"
        disabled={!options}
        value={currency?.id ?? ''}
        onChange={(event) => setCurrencyId(Number(event.target.value))}
        label={<FormattedMessage id="identity.registration.currency" defaultMessage="Account currency" />}
        hint={<FormattedMessage id="identity.registration.currencyHint" defaultMessage="Play money with no cash value" />}
      >
        {currencies.map(({ id, iso, symbol }) => (
          <option key={id} value={id}>
            {symbol === iso ? iso : `${iso} (${symbol})`}
          </option>
        ))}
      </SelectField>
      <Checkbox
        name="terms"
        label={
          <FormattedMessage
            id="identity.registration.terms"
            defaultMessage="I'm 18 or over and I accept the Terms of Use and Privacy Policy"
          />
        }
        error={
          isTermsMissing && (
            <FormattedMessage id="identity.registration.termsMissing" defaultMessage="Please confirm your age and accept the terms" />
          )
        }
      />
      <Button type="submit" look="primary" size="large" isBusy={isRunning} disabled={!options}>
        <FormattedMessage id="identity.registration.submit" defaultMessage="Create account" />
      </Button>
    </form>
  );
}
