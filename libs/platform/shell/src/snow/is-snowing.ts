export interface SnowFacts {
  /** Value of the configuration. */
  isSnowfall: boolean | undefined;
  /** Key of the shown route. */
  routeKey: string;
  /** The system or the player asks for less motion. */
  isMotionReduced: boolean;
}

/** Whether it snows: on the home page, if the site enables it, and never with reduced motion. @spec LY-06 */
export const isSnowing = ({ isSnowfall, routeKey, isMotionReduced }: SnowFacts): boolean =>
  isSnowfall === true && routeKey === 'home' && !isMotionReduced;
