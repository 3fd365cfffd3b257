import { passkeyCalls, type LoginAnswer } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { readLoginAnswer } from './readers.ts';

interface Begun<Options> {
  guid: string;
  options: Options;
}

const readBegun = <Options>(answer: unknown): Begun<Options> | null => {
  const { guid, options } = (typeof answer === 'object' && answer !== null ? answer : {}) as Partial<Begun<Options>>;
  return typeof guid === 'string' && typeof options === 'object' ? { guid, options } : null;
};
const library = () => import('@simplewebauthn/browser');

/** The player dismissed the browser's dialog or let it time out, which is not a failure. */
const isChangeOfMind = (error: unknown) => error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Passkey calls, including the WebAuthn steps in the browser. @spec ID-03 */
export const passkeyApi = {
  /** @returns null if the player dismissed the dialog. */
  signIn: async (to: Caller, signal: AbortSignal): Promise<LoginAnswer | null> => {
    const begun = await callJson(to, passkeyCalls.loginOptions, {
      ...{ body: {}, signal },
      read: readBegun<PublicKeyCredentialRequestOptionsJSON>,
    });
    const { startAuthentication } = await library();
    const answer = await startAuthentication({ optionsJSON: begun.options }).catch((error: unknown) => {
      if (isChangeOfMind(error)) return null;
      throw error;
    });
    if (answer === null) return null;
    return callJson(to, passkeyCalls.login, { body: { guid: begun.guid, answer }, signal, read: readLoginAnswer });
  },
  /**
   * Offers the passkeys of this device in the autofill list of the login field.
   *
   * @param signal - withdraws the offer.
   * @returns null where the browser cannot offer passkeys, or if none was chosen.
   */
  offer: async (to: Caller, signal: AbortSignal): Promise<LoginAnswer | null> => {
    const { askAutofill } = await import('./ask-autofill.ts');
    return askAutofill(signal, async () => {
      const begun = await callJson(to, passkeyCalls.loginOptions, {
        ...{ body: {}, signal },
        read: readBegun<PublicKeyCredentialRequestOptionsJSON>,
      });
      const enter = (answer: object) =>
        callJson(to, passkeyCalls.login, { body: { guid: begun.guid, answer: { ...answer } }, signal, read: readLoginAnswer });
      return { options: begun.options, enter };
    });
  },
  /** @returns whether a passkey was added; false if the player dismissed the dialog. */
  add: async (to: Caller, { password, name }: { password: string; name: string }, signal: AbortSignal): Promise<boolean> => {
    const begun = await callJson(to, passkeyCalls.addOptions, {
      ...{ body: { password }, signal },
      read: readBegun<PublicKeyCredentialCreationOptionsJSON>,
    });
    const { startRegistration } = await library();
    const answer = await startRegistration({ optionsJSON: begun.options }).catch((error: unknown) => {
      if (isChangeOfMind(error)) return null;
      throw error;
    });
    if (answer === null) return false;
    await callJson(to, passkeyCalls.add, { body: { guid: begun.guid, answer, name }, signal });
    return true;
  },
  rename: (to: Caller, body: { id: string; name: string }, signal: AbortSignal) => callJson(to, passkeyCalls.rename, { body, signal }),
  remove: (to: Caller, body: { id: string; password: string }, signal: AbortSignal) => callJson(to, passkeyCalls.remove, { body, signal }),
};
