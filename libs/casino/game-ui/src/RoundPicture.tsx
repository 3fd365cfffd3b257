import { isTableOf, modelOf, type Scene } from '@touchline/casino-game-math';
import { Board } from './boards/Board.tsx';
import styles from './Game.module.css';

export interface RoundPictureProps {
  /** Id of the model. */
  model: string;
  /** The recorded scene. */
  scene: Scene;
  /** Whether the round returned more than its stake. */
  isGain: boolean;
  theme: 'light' | 'dark';
  isCalm: boolean;
}

const nothing = (): void => undefined;

/** A round of the history, drawn from its recorded result, without controls. @spec CS-05 */
export function RoundPicture({ model, scene, isGain, theme, isCalm }: RoundPictureProps) {
  const of = modelOf(model);
  if (of === undefined) return null;
  return (
    <div className={styles.picture} data-theme={theme}>
      <div className={styles.board} data-family={of.family}>
        <Board
          idle={of.idle}
          isTable={isTableOf(of)}
          scene={scene}
          round={1}
          startedAt={null}
          {...{ isCalm, isGain }}
          isLocked
          onMove={nothing}
          onShown={nothing}
        />
      </div>
    </div>
  );
}
