import { Button } from '../../components/Button.tsx';
import type { Listed } from '../../store/selectors/groupsView.ts';

interface MoreButtonProps {
  readonly list: Listed<unknown>;
  /** How many of its entries are drawn. */
  readonly shown: number;
  /** What they are, for more than one. */
  readonly name: string;
  readonly onMore: () => void;
}

/** Draws more of a list, and says what of it is not listed at all. */
export function MoreButton({ list: { first, total }, shown, name, onMore }: MoreButtonProps) {
  if (total <= shown) return null;
  if (shown < first.length)
    return (
      <Button variant="quiet" onClick={onMore}>
        {(total - shown).toLocaleString('en')} more {name}
      </Button>
    );
  return (
    <p>
      {(total - first.length).toLocaleString('en')} more {name} are not listed.
    </p>
  );
}
