import type { SiteConfig } from '@touchline/shared-contract';

/** A player made for a set-up. */
export interface PlayerState {
  /** Minor units on the main account. */
  money: number;
  banLevel?: number;
}

/** A screen that is hard to reach by hand: what has to be changed for it, for one visitor alone, and where it is. */
export interface Setup {
  /** Last part of its link. */
  readonly name: string;
  readonly title: string;
  /** What is shown there, and what to look at. */
  readonly about: string;
  /** Path on the site, with the language. */
  readonly path: string;
  readonly build?: 'desktop' | 'mobile';
  /** Switches by name. @param nowSeconds - the server's time. */
  readonly switches?: (nowSeconds: number) => Readonly<Record<string, unknown>> & { config?: Partial<SiteConfig> };
  /** Whoever opens it is this player; a visitor who is signed out when left out. */
  readonly player?: PlayerState;
}
