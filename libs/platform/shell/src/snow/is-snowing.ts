export interface SnowFacts {
  /** What the configuration says. */
  isSnowfall: boolean | undefined;
  /** Key of the route that is shown. */
  routeKey: string;
  /** The system or the player asked for less motion. */
  isMotionReduced: boolean;
}

/** Whether it snows: on the home page, where the site says so, and never for somebody who wants less motion. @spec LY-06 */
export const isSnowing = ({ isSnowfall, routeKey, isMotionReduced }: SnowFacts): boolean =>
  isSnowfall === true && routeKey === 'home' && !isMotionReduced;
