import { useId } from 'react';
import styles from './ChoiceList.module.css';

interface ChoiceListProps<Id extends string> {
  /** What is chosen. */
  readonly legend: string;
  readonly choices: readonly { readonly id: Id; readonly title: string; readonly description: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** One of a few, each with a line about it. */
export function ChoiceList<Id extends string>({ legend, choices, chosen, onChoose }: ChoiceListProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend>{legend}</legend>
      {choices.map(({ id, title, description }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            <span className={styles.title}>{title}</span>{' '}
            <span className={styles.description}>{description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
