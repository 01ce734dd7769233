import { describeCaseError } from '../../../engine/index.ts';
import { readCases } from '../../services/library/importCases.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { counted } from '../../wording/counted.ts';
import type { Library } from './useLibrary.ts';

/** Brings the cases of a file into the library and says what came of it. Nothing in the library is replaced. */
export function useImportCases(library: Library): (file: File) => Promise<void> {
  const { notifier } = useServices();
  const refuse = (name: string, description: string) =>
    notifier.notify({ tone: 'error', title: `${name} was not imported`, description });
  return async (file) => {
    let text: string;
    try {
      text = await file.text();
    } catch {
      refuse(file.name, 'The browser could not read it.');
      return;
    }
    const read = readCases(text);
    if (!read.ok) {
      refuse(file.name, describeCaseError(read.error));
      return;
    }
    const { cases, refused } = read.value;
    let saved = 0;
    for (const one of cases) {
      if ((await library.save(one)) === null) break;
      saved += 1;
    }
    const [first] = refused;
    notifier.notify({
      tone: saved === cases.length && first === undefined ? 'info' : 'error',
      title: `${counted(saved, 'case')} imported`,
      ...(first === undefined
        ? {}
        : {
            description: `${counted(refused.length, 'case')} could not be imported. Case ${first.at}: ${describeCaseError(first.error)}`,
          }),
    });
  };
}
