import { socialPath, type SocialId } from '@touchline/identity-contract';
import { socialApi, ProblemNotice, ProblemText, useCall, useEnter } from '@touchline/identity-forms';
import { registrationOptionsRequested, selectRegistrationOptions } from '@touchline/identity-state';
import { homePath, registrationPath, safeReturnUrl } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, LinkButton, Spinner } from '@touchline/ui-kit';
import { useEffect, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { Failure } from '../panel/Failure.tsx';
import styles from '../panel/Panel.module.css';
import { offerBody, OfferFields, PlaceFields, TermsField } from '../registration/CommonFields.tsx';
import { PersonFields } from '../registration/PersonFields.tsx';
import { chosenOf, type RegistrationDraft, useRegistrationDraft } from '../registration/registration-draft.ts';
import { PROVIDER_NAMES } from '../providers/social-providers.ts';
import { useSocialTicket } from './use-social-ticket.ts';

const ADULT = 18;

/** Where the registration starts over: at the other site, or on the registration page for the wallet of this browser. */
const beginning = (id: SocialId, lang: string): string =>
  id === 'metamask' ? `${registrationPath(lang)}/${id}` : socialPath(id, { lang });

/** Preselects the country and the currency that one-tap sent, until the player chooses a country. @spec ID-05 */
function withPlace(draft: RegistrationDraft, query: URLSearchParams): RegistrationDraft {
  if (draft.country !== null) return draft;
  const idOf = (name: string) => Number(query.get(name)) || null;
  return { ...draft, country: idOf('countryId'), currency: draft.currency ?? idOf('currency') };
}

/** Data that the other site does not provide: country, currency, date of birth and acceptance of the terms. @spec ID-06 ID-30 */
export function SocialForm({ id, ticket: ticketId }: { id: SocialId; ticket: string }) {
  const dispatch = useDispatch();
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const state = useSelector(selectRegistrationOptions);
  const { ticket, problem } = useSocialTicket(ticketId);
  useEffect(() => void dispatch(registrationOptionsRequested({ lang })), [dispatch, lang]);

  if (problem !== null)
    return (
      <>
        <ProblemNotice problem={problem} />
        <LinkButton look="primary" size="large" target="_self" rel="nofollow" href={beginning(id, lang)}>
          <FormattedMessage id="identity.social.again" defaultMessage="Start again" />
        </LinkButton>
      </>
    );
  if (state.status === 'failed') return <Failure messageKey={state.messageKey} />;
  if (ticket?.kind !== 'register')
    return <Spinner label={intl.formatMessage({ id: 'identity.social.loading', defaultMessage: 'One moment' })} />;
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage
          id="identity.social.known"
          defaultMessage="{name} says you're {person}. A few details are left."
          values={{ name: <bdi>{PROVIDER_NAMES[id]}</bdi>, person: <bdi>{ticket.name ?? ticket.email ?? PROVIDER_NAMES[id]}</bdi> }}
        />
      </p>
      <Fields ticket={ticketId} />
    </>
  );
}

function Fields({ ticket }: { ticket: string }) {
  const lang = useSelector(selectLanguage);
  const state = useSelector(selectRegistrationOptions);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const enter = useEnter();
  const [typed, change, forget] = useRegistrationDraft(query.get('ref_code'));
  const draft = withPlace(typed, query);
  const [missing, setMissing] = useState<'date_birthday' | 'terms' | null>(null);
  const options = state.status === 'ready' ? state.options : undefined;
  const { country, currency } = chosenOf(options, draft, lang);
  const { run, isRunning, problem } = useCall(socialApi.register, (answer) => {
    enter(answer);
    forget();
    void navigate(safeReturnUrl(query.get('returnUrl'), window.location.origin, lang) ?? homePath(lang), { replace: true });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isAccepted = new FormData(form).get('terms') === 'on';
    const lacking = draft.birthDate === '' ? 'date_birthday' : isAccepted ? null : 'terms';
    setMissing(lacking);
    if (lacking !== null) return form.querySelector<HTMLInputElement>(`[name=${lacking}]`)?.focus();
    if (country === undefined || currency === undefined) return undefined;
    const place = { country_id: country.id, currency_id: currency.id, date_birthday: draft.birthDate };
    return run({ type: 'soc_reg', ticket, ...place, ...offerBody(draft), isTermsAccepted: true, lng: lang });
  };
  const isOfBirth = problem?.field === 'date_birthday';
  return (
    <form className={styles.form} onSubmit={submit} noValidate method="post" aria-busy={options === undefined || undefined}>
      {!isOfBirth && <ProblemNotice problem={problem} />}
      <PlaceFields {...{ options, draft, change }} />
      <PersonFields
        {...{ fields: ['date_birthday'], draft, change }}
        errorOf={(_, words) => (isOfBirth && problem !== null ? <ProblemText problem={problem} /> : missing === 'date_birthday' && words)}
      />
      <OfferFields {...{ options, draft, change }} />
      <TermsField minAge={country?.minAge ?? ADULT} isMissing={missing === 'terms'} />
      <Button type="submit" look="primary" size="large" isBusy={isRunning} disabled={!options}>
        <FormattedMessage id="identity.registration.submit" defaultMessage="Create account" />
      </Button>
    </form>
  );
}
