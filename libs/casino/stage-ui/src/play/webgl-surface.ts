import 'pixi.js/unsafe-eval';
import { CanvasSource, Container, Matrix, Rectangle, Sprite, Texture, WebGLRenderer } from 'pixi.js';
import { cutOf, type Placed, unitOf } from '../score/frame-at.ts';
import { createPictures, type Picture } from './pictures.ts';
import { addCanvas, type Surface } from './surface.ts';

interface Drawn {
  sprite: Sprite;
  picture: Picture;
  scroll: number;
}

/** Makes the sprite of an actor: a window of its picture, which is shared with other actors through the source. */
function spriteOf({ actor, scroll }: Placed, picture: Picture, source: CanvasSource): Drawn {
  const cut = cutOf(actor);
  const frame = new Rectangle(0, scroll * picture.scale, cut.width * picture.scale, cut.height * picture.scale);
  const sprite = new Sprite(new Texture({ source, frame, dynamic: true }));
  return { sprite, picture, scroll };
}

/** Draws stages by WebGL. Only sprites of pictures drawn before: no text, masks, filters or loading of files. */
export async function openWebGl(host: HTMLElement): Promise<Surface> {
  const canvas = addCanvas(host, 'webgl');
  const renderer = new WebGLRenderer();
  // The skipped parts are events, accessibility and DOM elements of PixiJS, which belong to the page here.
  await renderer.init({ canvas, antialias: true, backgroundAlpha: 0, width: 1, height: 1, skipExtensionImports: true });
  const pictureOf = createPictures();
  const sources = new Map<Picture, CanvasSource>();
  const sprites = new Map<string, Drawn>();
  const root = new Container();
  const matrix = new Matrix();

  const sourceOf = (picture: Picture): CanvasSource => {
    const known = sources.get(picture);
    if (known !== undefined) return known;
    const source = new CanvasSource({ resource: picture.canvas });
    sources.set(picture, source);
    return source;
  };
  const drawnOf = (each: Placed, picture: Picture): Drawn => {
    const known = sprites.get(each.actor.id);
    if (known?.picture === picture) return known;
    known?.sprite.destroy({ texture: true, textureSource: false });
    const drawn = spriteOf(each, picture, sourceOf(picture));
    sprites.set(each.actor.id, drawn);
    return drawn;
  };
  return {
    renderer: 'webgl',
    draw: (placed, { width, height, scale, ground }) => {
      if (canvas.width !== width || canvas.height !== height) renderer.resize(width, height);
      renderer.background.color = ground ?? 0;
      renderer.background.alpha = ground === undefined ? 0 : 1;
      root.removeChildren();
      for (const each of placed) {
        const { art } = each.actor;
        if (art === undefined) continue;
        const picture = pictureOf(art, unitOf(each) * scale);
        const drawn = drawnOf(each, picture);
        if (drawn.scroll !== each.scroll) {
          drawn.scroll = each.scroll;
          drawn.sprite.texture.frame.y = each.scroll * picture.scale;
          drawn.sprite.texture.updateUvs();
          drawn.sprite.texture.update();
        }
        const [a, b, c, d, x, y] = each.matrix;
        const pixel = scale / picture.scale;
        drawn.sprite.setFromMatrix(matrix.set(a * pixel, b * pixel, c * pixel, d * pixel, x * scale, y * scale));
        drawn.sprite.alpha = each.alpha;
        root.addChild(drawn.sprite);
      }
      renderer.render(root);
    },
    close: () => {
      renderer.destroy();
      canvas.remove();
    },
  };
}
