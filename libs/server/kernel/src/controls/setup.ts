import type { SiteConfig } from '@touchline/shared-contract';

/** State of the player created for a set-up. */
export interface PlayerState {
  /** Balance of the main account in minor units. */
  money: number;
  banLevel?: number;
}

/** A screen that is hard to reach by hand: its path, and what is changed for a single visitor to reach it. */
export interface Setup {
  /** Last segment of its link. */
  readonly name: string;
  readonly title: string;
  /** What the screen shows and what to check. */
  readonly about: string;
  /** Path on the site, including the language. */
  readonly path: string;
  readonly build?: 'desktop' | 'mobile';
  /** Switch values by name. @param nowSeconds - the server's time. */
  readonly switches?: (nowSeconds: number) => Readonly<Record<string, unknown>> & { config?: Partial<SiteConfig> };
  /** The screen opens as this player; if absent, signed out. */
  readonly player?: PlayerState;
}
