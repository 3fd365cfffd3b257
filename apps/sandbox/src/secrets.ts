import { settingOf } from '@touchline/shared-serving';

/** Secret settings of the sandbox, keyed by the variable that names the secret's file. */
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
 * Returns the environment with secrets read from their files.
 *
 * @throws RangeError for a file that is empty or cannot be read, and for a secret that is set both directly and by file.
 * @spec SEC-9
 */
export async function withSecrets(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const names = FILES.map((file) => file.slice(0, -'_FILE'.length));
  return {
    ...env,
    ...Object.fromEntries(names.map((name) => [name, settingOf(env, name)?.text] as const).filter(([, text]) => text !== undefined)),
  };
}
