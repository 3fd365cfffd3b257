/** The window that exchanges messages with its parent, as expected by `connectGame` of the SDK. */
export interface FrameHost {
  parent: { postMessage: (message: unknown, options: { targetOrigin: string }) => void };
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
  removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
}

/** A displayed game, operated as by a player. */
export interface GameOnScreen {
  /** Starts a round at the current stake. @returns false if that is not possible now */
  play: () => Promise<boolean>;
  /** Makes a move in the open round. @returns false if that is not possible now */
  move: (name: string) => Promise<boolean>;
  /** Opens the way to a deposit. @returns false if the game does not offer it now */
  deposit: () => Promise<boolean>;
  /** All visible text. */
  text: () => string;
  /** Language of the visible text, from its `lang` attribute. */
  language: () => string;
  /** Whether the game celebrates a win. */
  isCelebrating: () => boolean;
  close: () => Promise<void>;
}

/** Gives the kit access to a game. */
export interface GameUnderTest {
  /** Name for the report. */
  name: string;
  /** Model of the game. */
  model: string;
  /** Displays the game and connects it to the given page. */
  open: (host: FrameHost) => Promise<GameOnScreen>;
  /** Advances time: real time in a browser, fake timers in a unit test. */
  pass: (ms: number) => Promise<void>;
}
