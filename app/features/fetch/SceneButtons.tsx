import { Button } from '../../components/Button.tsx';
import styles from './AnswerForm.module.css';
import { scenes } from './scenes.ts';
import type { ChangeFetch } from './useChangeFetch.ts';

/** Answers worth looking at, for who has none at hand. */
export function SceneButtons({ onChange }: { readonly onChange: ChangeFetch }) {
  return (
    <div className={styles.scenes}>
      Try
      {scenes.map(({ title, change }) => (
        <Button key={title} variant="quiet" onClick={() => onChange(change)}>
          {title}
        </Button>
      ))}
    </div>
  );
}
