import type { RegistrationField } from '@touchline/identity-contract';
import { TextField } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChangeDraft, RegistrationDraft } from './registration-draft.ts';

export interface PersonFieldsProps {
  /** Fields that the country requires. */
  fields: readonly RegistrationField[];
  draft: RegistrationDraft;
  change: ChangeDraft;
  errorOf: (name: string, words: ReactNode) => ReactNode;
}

const required = <FormattedMessage id="identity.registration.required" defaultMessage="This is required in your country" />;

/** Personal data that the country requires. @spec ID-06 */
export function PersonFields({ fields, draft, change, errorOf }: PersonFieldsProps) {
  return (
    <>
      {fields.includes('name') && (
        <TextField
          name="name"
          autoComplete="given-name"
          dir="auto"
          maxLength={100}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          label={<FormattedMessage id="identity.registration.name" defaultMessage="First name" />}
          error={errorOf('name', required)}
        />
      )}
      {fields.includes('surname') && (
        <TextField
          name="surname"
          autoComplete="family-name"
          dir="auto"
          maxLength={100}
          value={draft.surname}
          onChange={(event) => change({ surname: event.target.value })}
          label={<FormattedMessage id="identity.registration.surname" defaultMessage="Last name" />}
          error={errorOf('surname', required)}
        />
      )}
      <TextField
        name="date_birthday"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        value={draft.birthDate}
        onChange={(event) => change({ birthDate: event.target.value })}
        label={<FormattedMessage id="identity.registration.birthDate" defaultMessage="Date of birth" />}
        error={errorOf(
          'date_birthday',
          <FormattedMessage id="identity.registration.birthDateMissing" defaultMessage="Enter your date of birth" />,
        )}
      />
    </>
  );
}
