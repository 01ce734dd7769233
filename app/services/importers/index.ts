export type { ParseHtmlLinks } from './html.ts';
export type { ImportError, ImportResult, ImportTools, UrlFormat } from './readImport.ts';
export { createLineReader, readImport } from './readImport.ts';
export type { ImportFormat } from './recogniseImport.ts';
export { recogniseImport } from './recogniseImport.ts';
export type { Table, TableColumn } from './table.ts';
export { parseTable, urlsOfColumn } from './table.ts';
export type { ImportedUrl, SkipExample, SkipReason, UrlCollector, UrlImport } from './urlImport.ts';
export { createUrlCollector } from './urlImport.ts';
