import { selectMedia } from '@touchline/platform-state';
import { Link } from '@touchline/ui-kit';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { useRoute } from '../app/use-route.ts';
import styles from './RouteMedia.module.css';

/** Image size in CSS px, reserved before the image has loaded. */
const WIDTH = 320;
const HEIGHT = 180;

/** The images of the route, each above its caption; nothing if the backend has none. @spec GD-10 */
export function RouteMedia() {
  const { key } = useRoute();
  const items = useSelector((state: RootState) => selectMedia(state, key));
  if (items.length === 0) return null;
  return (
    <ul className={styles.row} data-testid="route-media">
      {items.map(({ id, image, alt, url }) => (
        <li key={id}>
          <figure>
            <img src={image} alt="" width={WIDTH} height={HEIGHT} loading="lazy" />
            <figcaption>{url === null ? <span>{alt}</span> : <Link href={url}>{alt}</Link>}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
