import { Button } from '../../components/Button.tsx';
import styles from './AnswerPaste.module.css';
import { scenes } from './scenes.ts';
import { useChangeFetch } from './useChangeFetch.ts';

/** Answers worth looking at, for who has none at hand. */
export function SceneButtons() {
  const change = useChangeFetch();
  return (
    <p className={styles.scenes}>
      Or try
      {scenes.map((scene) => (
        <Button key={scene.title} onClick={() => change(scene.change)}>
          {scene.title}
        </Button>
      ))}
    </p>
  );
}
