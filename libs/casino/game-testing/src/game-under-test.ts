/** The windows that messages go between, as `connectGame` of the SDK takes them. */
export interface FrameHost {
  parent: { postMessage: (message: unknown, options: { targetOrigin: string }) => void };
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
  removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
}

/** A game on the screen, as its player uses it. */
export interface GameOnScreen {
  /** Presses what starts a round, at whatever stake is set. @returns false when it cannot be pressed now */
  play: () => Promise<boolean>;
  /** Presses a move of the open round. @returns false when it cannot be pressed now */
  move: (name: string) => Promise<boolean>;
  /** Presses what leads to a deposit. @returns false where the game offers no such thing now */
  deposit: () => Promise<boolean>;
  /** Everything that can be read. */
  text: () => string;
  /** Language of the words that can be read, as `lang` says it. */
  language: () => string;
  /** Whether a win is celebrated. */
  isCelebrating: () => boolean;
  close: () => Promise<void>;
}

/** How the kit gets at a game. */
export interface GameUnderTest {
  /** Name in the report. */
  name: string;
  /** Model that it plays. */
  model: string;
  /** Puts the game on a screen and connects it with the page that is given. */
  open: (host: FrameHost) => Promise<GameOnScreen>;
  /** Lets time go by: real time in a browser, that of fake timers in a unit test. */
  pass: (ms: number) => Promise<void>;
}
