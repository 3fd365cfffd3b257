import 'pixi.js/unsafe-eval';
import { CanvasSource, Container, Matrix, Rectangle, Sprite, Texture, WebGLRenderer } from 'pixi.js';
import { cutOf, type Placed, unitOf } from '../score/frame-at.ts';
import { type Bitmap, createPictures } from './pictures.ts';
import { addCanvas, type Surface } from './surface.ts';

interface Drawn {
  sprite: Sprite;
  bitmap: Bitmap;
  window: number | undefined;
  scroll: number;
}

/** Makes the sprite of an actor: a window of its picture, which is shared with other actors through the source. */
function spriteOf({ actor, scroll }: Placed, bitmap: Bitmap, source: CanvasSource): Drawn {
  const cut = cutOf(actor);
  const frame = new Rectangle(0, scroll * bitmap.scale, cut.width * bitmap.scale, cut.height * bitmap.scale);
  const sprite = new Sprite(new Texture({ source, frame, dynamic: true }));
  return { sprite, bitmap, window: actor.window, scroll };
}

/** Draws stages by WebGL. Only sprites of pictures drawn before: no text, masks, filters or loading of files. */
export async function openWebGl(host: HTMLElement): Promise<Surface> {
  const canvas = addCanvas(host, 'webgl');
  const renderer = new WebGLRenderer();
  // The skipped parts are events, accessibility and DOM elements of PixiJS, which belong to the page here.
  await renderer.init({ canvas, antialias: true, backgroundAlpha: 0, width: 1, height: 1, skipExtensionImports: true });
  const sources = new Map<Bitmap, CanvasSource>();
  const sprites = new Map<string, Drawn>();
  const bitmapOf = createPictures((gone) => {
    for (const [id, { sprite, bitmap }] of sprites) {
      if (bitmap !== gone) continue;
      sprite.destroy({ texture: true, textureSource: false });
      sprites.delete(id);
    }
    sources.get(gone)?.destroy();
    sources.delete(gone);
  });
  const root = new Container();
  const matrix = new Matrix();

  const sourceOf = (bitmap: Bitmap): CanvasSource => {
    const known = sources.get(bitmap);
    if (known !== undefined) return known;
    const source = new CanvasSource({ resource: bitmap.canvas });
    sources.set(bitmap, source);
    return source;
  };
  const drawnOf = (each: Placed, bitmap: Bitmap): Drawn => {
    const known = sprites.get(each.actor.id);
    if (known?.bitmap === bitmap && known.window === each.actor.window) return known;
    known?.sprite.destroy({ texture: true, textureSource: false });
    const drawn = spriteOf(each, bitmap, sourceOf(bitmap));
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
        const { picture } = each.actor;
        if (picture === undefined) continue;
        const bitmap = bitmapOf(picture, unitOf(each) * scale);
        const drawn = drawnOf(each, bitmap);
        if (drawn.scroll !== each.scroll) {
          drawn.scroll = each.scroll;
          drawn.sprite.texture.frame.y = each.scroll * bitmap.scale;
          drawn.sprite.texture.updateUvs();
          drawn.sprite.texture.update();
        }
        const [a, b, c, d, x, y] = each.matrix;
        const pixel = scale / bitmap.scale;
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
