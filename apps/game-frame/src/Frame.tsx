import type { GameInit } from '@touchline/casino-game-contract';
import { useCallback, useState } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { Game, type GameProps } from './Game.tsx';

export type Messages = NonNullable<IntlConfig['messages']>;

export interface FrameProps extends Pick<GameProps, 'connect' | 'isCalm'> {
  /** Loads the messages of a language. */
  wordsOf: (language: string) => Promise<Messages>;
}

/** The whole frame: a game in the language set by the site. Shows English until messages are loaded. @spec CS-02 */
export function Frame({ connect, isCalm, wordsOf }: FrameProps) {
  const [spoken, setSpoken] = useState<{ language: string; messages: Messages } | null>(null);
  const speak = useCallback(
    ({ language, direction }: Pick<GameInit, 'language' | 'direction'>) => {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      wordsOf(language)
        .then((messages) => setSpoken({ language, messages }))
        .catch(() => setSpoken({ language: 'en', messages: {} }));
    },
    [wordsOf],
  );
  return (
    <IntlProvider locale={spoken?.language ?? 'en'} messages={spoken?.messages ?? {}} onError={() => undefined}>
      <Game connect={connect} isCalm={isCalm} onLanguage={speak} />
    </IntlProvider>
  );
}
