import { PageAnswers } from './PageAnswers.tsx';
import { PageDirectives } from './PageDirectives.tsx';
import styles from './PagePart.module.css';
import { PagePaste } from './PagePaste.tsx';
import { PageUrlField } from './PageUrlField.tsx';

/** A page's own rules, and what they come to together with robots.txt. */
export function PagePart() {
  return (
    <>
      <div className={styles.inputs}>
        <PageUrlField />
        <PagePaste />
      </div>
      <PageAnswers />
      <PageDirectives />
    </>
  );
}
