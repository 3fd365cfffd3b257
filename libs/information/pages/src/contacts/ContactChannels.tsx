import { groupConfigOf } from '@touchline/shared-config';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { useEffect, useId, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import styles from './Contact.module.css';
import { readChannels, type ContactChannel } from './read-channels.ts';

const TOPICS = defineMessages({
  support: { id: 'information.channels.support', defaultMessage: 'Help with bets and accounts' },
  complaints: { id: 'information.channels.complaints', defaultMessage: 'Complaints' },
  privacy: { id: 'information.channels.privacy', defaultMessage: 'Personal data' },
  saferPlay: { id: 'information.channels.saferPlay', defaultMessage: 'Safer play' },
});
const NONE: readonly ContactChannel[] = [];

/** Contact channels from the operator's configuration; empty until loaded. The form above them is always available. @spec CF-02 */
function useChannels(): readonly ContactChannel[] {
  const store = useStore();
  const lang = useSelector(selectLanguage);
  const [channels, setChannels] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    groupConfigOf(portsOf(store))(['contacts'], lang).then(
      ({ contacts }) => !isLeft && setChannels(readChannels(contacts)),
      () => undefined, // already reported by the reader
    );
    return () => {
      isLeft = true;
    };
  }, [store, lang]);
  return channels;
}

/** Contact channels besides the form, from the settings group `contacts`, which only this page requests. @spec CF-02 */
export function ContactChannels() {
  const id = useId();
  const channels = useChannels();
  if (channels.length === 0) return null;
  return (
    <section className={styles.channels} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <FormattedMessage id="information.channels" defaultMessage="Other ways to reach us" />
      </h2>
      <ul className={styles.list}>
        {channels.map(({ topic, text, href }) => (
          <li key={href}>
            <FormattedMessage {...TOPICS[topic]} />
            {': '}
            <a href={href} dir="ltr">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
