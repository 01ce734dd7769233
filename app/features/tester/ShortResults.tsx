import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectUrlCount } from '../../store/selectors/urlRows.ts';
import { KeyHint } from './KeyHint.tsx';
import { ResultBar } from './ResultBar.tsx';
import { ResultTable } from './ResultTable.tsx';

/** The verdicts of a list that is answered while one types. */
export function ShortResults() {
  const hasUrls = useAppStore((state) => selectUrlCount(state.case) > 0);
  return (
    <>
      <ResultBar />
      <ResultTable />
      {hasUrls && <KeyHint canExpect />}
    </>
  );
}
