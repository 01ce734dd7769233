import { lazy, Suspense } from 'react';
import { readyCommands } from '../../commands/command.ts';
import { PrintReport } from '../../features/report/PrintReport.tsx';
import { LinkBox } from '../../features/share/LinkBox.tsx';
import { useCopyLink } from '../../features/share/useCopyLink.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { appCommands } from './appCommands.ts';
import { queryCommands } from './queryCommands.ts';
import { useAppTools } from './useAppTools.ts';
import { useCommandKeys } from './useCommandKeys.ts';

const CommandPalette = lazy(() =>
  import('../../features/palette/CommandPalette.tsx').then(({ CommandPalette }) => ({
    default: CommandPalette,
  })),
);
const KeySheet = lazy(() =>
  import('../../features/palette/KeySheet.tsx').then(({ KeySheet }) => ({ default: KeySheet })),
);

/** Everything that can be done, by keys or by the palette, and the report that is printed. */
export function CommandCenter() {
  const view = useAppStore((state) => state.commandView);
  const { copy, refused, close } = useCopyLink();
  const tools = useAppTools(copy);
  const commands = readyCommands(appCommands, tools);
  useCommandKeys(commands);
  return (
    <>
      <Suspense fallback={null}>
        {view === 'palette' && (
          <CommandPalette
            commands={commands}
            fromQuery={(query) => readyCommands(queryCommands(query), tools)}
          />
        )}
        {view === 'keys' && <KeySheet commands={commands} />}
      </Suspense>
      <PrintReport />
      <LinkBox link={refused} onClose={close} />
    </>
  );
}
