import type { SplashHost } from '@touchline/platform-app-state';

const ICON = '/icons/icon-512.png';
/** Icon size relative to the shorter side. */
const ICON_SHARE = 0.35;

/** Draws an iPhone's splash screen: the icon on the brand's colour. @spec PW-01 */
export const draw: SplashHost['draw'] = async ({ width, height }, colour) => {
  const icon = new Image();
  icon.src = ICON;
  await icon.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  const side = Math.min(width, height) * ICON_SHARE;
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  context.drawImage(icon, (width - side) / 2, (height - side) / 2, side, side);
  return canvas.toDataURL('image/png');
};
