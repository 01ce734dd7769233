import { CopyLinkButton } from './CopyLinkButton.tsx';
import styles from './ShareButtons.module.css';
import { ShareMenu } from './ShareMenu.tsx';

/** Copying the link in one press, and beside it all other ways; on narrow screens the press has another place. */
export function ShareButtons({ isNarrow }: { readonly isNarrow: boolean }) {
  return (
    <span className={styles.pair}>
      {!isNarrow && <CopyLinkButton />}
      <ShareMenu isNarrow={isNarrow} />
    </span>
  );
}
