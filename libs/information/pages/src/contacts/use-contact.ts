import { supportCalls } from '@touchline/support-contract';
import { callJson, toHttpError } from '@touchline/shared-http';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';

export interface ContactMessage {
  topic: string;
  bet: string;
  text: string;
}
export type ContactState = 'open' | 'sending' | 'sent' | 'failed' | 'too-many';

/** Sends a message to support. A retry keeps the id, so that the message arrives once. @spec PI-03 */
export function useContact(): { state: ContactState; send: (message: ContactMessage) => void } {
  const store = useStore();
  const lang = useSelector(selectLanguage);
  const [state, setState] = useState<ContactState>('open');
  const unsent = useRef<{ key: string; id: string } | null>(null);
  const leave = async (message: ContactMessage): Promise<void> => {
    const ports = portsOf(store);
    const key = JSON.stringify(message);
    if (unsent.current?.key !== key) unsent.current = { key, id: ports.uuid() };
    setState('sending');
    try {
      await callJson(ports, supportCalls.message, { body: { ...message, lang, id: unsent.current.id } });
      unsent.current = null;
      setState('sent');
    } catch (error) {
      setState(toHttpError(error).status === 429 ? 'too-many' : 'failed');
    }
  };
  return { state, send: (message) => void leave(message) };
}
