import { settingOf } from '@touchline/shared-serving';

/** Each secret setting of the sandbox, by the variable that names a file with it. */
const FILES = [
  'DATABASE_URL_FILE',
  'TOUCHLINE_BROKER_URL_FILE',
  'CAPTCHA_PROVIDER_FILE',
  'GAME_PROVIDERS_FILE',
  'SMTP_URL_FILE',
  'SOCIAL_PROVIDERS_FILE',
  'TOUCHLINE_CONTROL_KEY_FILE',
  'TOUCHLINE_DOCUMENTS_KEY_FILE',
  'TOUCHLINE_IDENTITY_SECRET_FILE',
  'TOUCHLINE_PROVIDER_SECRET_FILE',
];

/**
 * The environment with the secrets that files hold.
 *
 * @throws RangeError for a file that cannot be read or is empty, and for a secret that is given twice.
 * @spec SEC-9
 */
export async function withSecrets(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const names = FILES.map((file) => file.slice(0, -'_FILE'.length));
  return {
    ...env,
    ...Object.fromEntries(names.map((name) => [name, settingOf(env, name)?.text] as const).filter(([, text]) => text !== undefined)),
  };
}
