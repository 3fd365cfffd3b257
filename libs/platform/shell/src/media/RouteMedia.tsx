import { selectMedia } from '@touchline/platform-state';
import { Link } from '@touchline/ui-kit';
import { useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';
import styles from './RouteMedia.module.css';

/** Size of the drawings, CSS px: the room that a picture has before it is loaded. */
const WIDTH = 320;
const HEIGHT = 180;

/** The pictures of the route, each over its words; nothing where the backend has none. @spec GD-10 */
export function RouteMedia() {
  const { key } = useRoute();
  const items = useSelector((state: unknown) => selectMedia(state, key));
  if (items.length === 0) return null;
  return (
    <ul className={styles.row} data-testid="route-media">
      {items.map(({ id, image, alt, url }) => (
        <li key={id}>
          <figure>
            <img src={image} alt="" width={WIDTH} height={HEIGHT} loading="lazy" />
            <figcaption>{url === null ? alt : <Link href={url}>{alt}</Link>}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
