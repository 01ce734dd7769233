export type { CaseLibrary, DeletedCase, LibrarySurroundings, StorageUse } from './caseLibrary.ts';
export { browserSurroundings, createCaseLibrary } from './caseLibrary.ts';
export { type CaseSummary, searchCases } from './caseSummary.ts';
export { describeLibraryError, type LibraryError } from './libraryError.ts';
