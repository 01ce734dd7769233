import type { ReactNode } from 'react';
import { crawlersByPurpose } from '../../../engine/index.ts';
import type { ComboboxGroup } from '../../components/GroupedCombobox.tsx';
import { GroupedCombobox } from '../../components/GroupedCombobox.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { botOf } from '../../store/selectors/bots.ts';
import { purposeNames } from '../../wording/purposes.ts';

const groups: readonly ComboboxGroup[] = crawlersByPurpose().map(({ purpose, crawlers }) => ({
  heading: purposeNames[purpose],
  items: crawlers.map(({ token, operator }) => ({ value: token, label: token, detail: operator })),
}));

/** Reads what was typed as a bot: a token of one's own, or a whole User-Agent header. */
function fromText(text: string) {
  const { crawler, isKnown } = botOf(text);
  if (crawler.token === '') return null;
  const isToken = crawler.token === text;
  return {
    value: isKnown ? crawler.token : text,
    label: crawler.token,
    detail: isToken ? 'not in the catalogue' : 'from the User-Agent header',
  };
}

interface BotChooserProps {
  /** What was typed before it was there. */
  readonly initialQuery: string;
  readonly children: ReactNode;
}

/** Looks for bots: the catalogue by purpose, or any other by its name or header. */
export function BotChooser({ initialQuery, children }: BotChooserProps) {
  const bots = useAppStore((state) => state.case.bots);
  const updateCase = useAppStore((state) => state.updateCase);
  return (
    <GroupedCombobox
      label="Add a bot"
      placeholder="Name, operator or User-Agent header"
      groups={groups}
      chosen={bots}
      initialQuery={initialQuery}
      fromText={fromText}
      ownHeading="As typed"
      onChange={(chosen) => updateCase({ bots: chosen })}
    >
      {children}
    </GroupedCombobox>
  );
}
