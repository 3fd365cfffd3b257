// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { Conversion } from '@touchline/identity-contract';
import type { UserConfig } from '@touchline/account-contract';
import { flag, integer, listOf, literal, nullable, objectOf, readAs, type Reader, text, whole } from '@touchline/shared-primitives';

export const readConversion: Reader<Conversion> = readAs(objectOf({ allowed: literal('no', 'main', 'additional') }));
export const readUserConfig: Reader<UserConfig> = readAs(
  objectOf({
    user_id: whole,
    login: text,
    user_name: nullable(text),
    user_email: nullable(text),
    phone_code: nullable(text),
    phone_number: nullable(text),
    user_country_id: nullable(whole),
    ban_level: integer,
    activation_type: integer,
    protection_level: integer,
    protection_methods: objectOf({
      is_changed_password: flag,
      enable_two_factor_auth: flag,
      enable_phone_binding: flag,
      enable_security_question: flag,
      enable_email_auth: flag,
    }),
    verification_status: integer,
    verification_types: listOf(text),
    user_status_id: integer,
    requested_additional_document: flag,
    has_deposit: flag,
    user_data: objectOf({
      date_birthday: nullable(text),
      name: nullable(text),
      surname: nullable(text),
      passport: nullable(text),
      passport_date: nullable(text),
      registration_address: nullable(text),
    }),
    registeredAt: integer,
  }),
);
