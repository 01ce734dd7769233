import { useState } from 'react';
import { linkTo } from '../../services/permalink.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';

/** Copying a link to the case; `refused` is the link where the clipboard is not to be had. */
export interface CopyLink {
  readonly copy: () => Promise<void>;
  readonly refused: string | null;
  readonly close: () => void;
}

/** Makes a link that carries the whole case after its '#', and copies it. */
export function useCopyLink(): CopyLink {
  const store = useAppStoreApi();
  const { notifier, copyText, pageAddress } = useServices();
  const [refused, setRefused] = useState<string | null>(null);
  const copy = async () => {
    const link = await linkTo(store.getState().case, pageAddress());
    if (!link.ok) {
      const { describePermalinkError } = await import('../../services/caseCodec.ts');
      notifier.notify({
        tone: 'error',
        title: 'No link could be made',
        description: describePermalinkError(link.error),
      });
    } else if (await copyText(link.value)) {
      notifier.notify({
        tone: 'info',
        title: 'Link copied',
        description: `${link.value.length.toLocaleString('en')} characters. The link contains the whole case; nothing is sent to a server.`,
      });
    } else setRefused(link.value);
  };
  return { copy, refused, close: () => setRefused(null) };
}
