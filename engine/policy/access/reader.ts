import type { Crawler } from '../../crawlers/crawler.ts';
import { accessOf } from '../../crawlers/crawlerAccess.ts';
import type { AccessReading } from '../../dialects/access/accessChoices.ts';
import type { DialectChoices } from '../../dialects/dialect.ts';
import type { DialectId } from '../../dialects/dialectId.ts';
import type { Evidence } from '../../dialects/evidence.ts';
import { dialectOf } from '../../dialects/index.ts';

/** Whoever fetches a robots.txt: a dialect's ideal crawler, or one of the catalogue. */
export type AccessReader = DialectId | Crawler;

/** What matters of a reader here: its choices on the answer, and how much of a file it takes. */
export interface FetchPractice {
  readonly access: AccessReading;
  /** Octets of a file that are read. */
  readonly fileOctets: number | 'unlimited';
  readonly oversizeFile: DialectChoices['oversizeFile'];
  readonly sizeEvidence: Evidence;
}

/** The practice of a reader; what the catalogue knows of a crawler's limit comes before its dialect's. */
export function practiceOf(reader: AccessReader): FetchPractice {
  const dialect = dialectOf(typeof reader === 'string' ? reader : reader.dialect);
  const byDialect: FetchPractice = {
    access: dialect.access,
    fileOctets: dialect.choices.fileOctets,
    oversizeFile: dialect.choices.oversizeFile,
    sizeEvidence: dialect.evidence.oversizeFile,
  };
  if (typeof reader === 'string') return byDialect;
  const access = accessOf(reader);
  if (reader.maximumOctets === null) return { ...byDialect, access };
  return {
    access,
    fileOctets: reader.maximumOctets,
    oversizeFile: reader.oversize === 'file-ignored' ? 'file-ignored' : 'rest-ignored',
    sizeEvidence: { certainty: reader.certainty, source: reader.source },
  };
}
