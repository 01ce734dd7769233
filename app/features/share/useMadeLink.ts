import { useEffect, useState } from 'react';
import type { Case, CaseFile } from '../../../engine/index.ts';
import { printShortLink } from '../../../engine/index.ts';
import type { LinkProblem } from '../../services/permalink.ts';
import { linkTo } from '../../services/permalink.ts';
import { useServices } from '../../services/ServicesContext.ts';

/** How a link carries the case: compressed, or written out for people to read and write. */
export type LinkForm = 'packed' | 'written-out';

/** A link that is being made, or came to something. */
export type MadeLink =
  | { readonly kind: 'making' }
  | {
      readonly kind: 'made';
      readonly link: string;
      /** Parts of the case that this form can't hold. */
      readonly leftOut: readonly (keyof CaseFile)[];
    }
  | { readonly kind: 'failed'; readonly problem: LinkProblem };

async function makeLink(theCase: Case, form: LinkForm, page: string): Promise<MadeLink> {
  if (form === 'written-out') {
    const { fragment, leftOut } = printShortLink(theCase);
    return { kind: 'made', link: page + fragment, leftOut };
  }
  const made = await linkTo(theCase, page);
  return made.ok ? { kind: 'made', link: made.value, leftOut: [] } : { kind: 'failed', problem: made.error };
}

/** A link to a case; the last one stays until a new one is made. */
export function useMadeLink(theCase: Case, form: LinkForm): MadeLink {
  const { pageAddress } = useServices();
  const [made, setMade] = useState<MadeLink>({ kind: 'making' });
  useEffect(() => {
    let isWanted = true;
    void makeLink(theCase, form, pageAddress()).then((next) => isWanted && setMade(next));
    return () => {
      isWanted = false;
    };
  }, [theCase, form, pageAddress]);
  return made;
}
