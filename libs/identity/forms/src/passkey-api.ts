import { passkeyCalls, type LoginAnswer } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { readEntered } from './access-api.ts';

interface Begun<Options> {
  guid: string;
  options: Options;
}

const readBegun = <Options>(answer: unknown): Begun<Options> | null => {
  const { guid, options } = (typeof answer === 'object' && answer !== null ? answer : {}) as Partial<Begun<Options>>;
  return typeof guid === 'string' && typeof options === 'object' ? { guid, options } : null;
};
const library = () => import('@simplewebauthn/browser');

/** The player closed the browser's own dialog, or let it run out: not a failure. */
const isChangeOfMind = (error: unknown) => error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Calls of passkeys, with what the browser does between them. @spec ID-03 */
export const passkeyApi = {
  /** @returns null when the player changed their mind. */
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
    return callJson(to, passkeyCalls.login, { body: { guid: begun.guid, answer }, signal, read: readEntered });
  },
  /**
   * Offers the passkeys of this device among what the browser fills in for the field of the login.
   *
   * @param signal - ends the offer; the browser then forgets it.
   * @returns null where the browser has no such offer, or when none was taken.
   */
  offer: async (to: Caller, signal: AbortSignal): Promise<LoginAnswer | null> => {
    const { askAutofill } = await import('./ask-autofill.ts');
    return askAutofill(signal, async () => {
      const begun = await callJson(to, passkeyCalls.loginOptions, {
        ...{ body: {}, signal },
        read: readBegun<PublicKeyCredentialRequestOptionsJSON>,
      });
      const enter = (answer: object) =>
        callJson(to, passkeyCalls.login, { body: { guid: begun.guid, answer: { ...answer } }, signal, read: readEntered });
      return { options: begun.options, enter };
    });
  },
  /** @returns whether a passkey was added: false when the player changed their mind. */
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
