import type { Finding, Fix, Severity, TextSpan } from '../finding.ts';
import type { LintRule } from '../lintRule.ts';
import { lintRules } from '../registry.ts';
import type { ReportSubject } from './summary.ts';

/** The parts of SARIF 2.1.0 (OASIS) that a report uses. */
export interface SarifLog {
  readonly $schema: string;
  readonly version: '2.1.0';
  readonly runs: readonly SarifRun[];
}

interface SarifText {
  readonly text: string;
}

/** Offsets and lengths in UTF-16 units, as `columnKind` says. */
interface SarifRegion {
  readonly startLine?: number;
  readonly charOffset: number;
  readonly charLength: number;
}

interface SarifLocation {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string };
    readonly region: SarifRegion;
  };
  readonly message?: SarifText;
}

interface SarifFix {
  readonly description: SarifText;
  readonly artifactChanges: readonly {
    readonly artifactLocation: { readonly uri: string };
    readonly replacements: readonly {
      readonly deletedRegion: SarifRegion;
      readonly insertedContent: SarifText;
    }[];
  }[];
}

type SarifLevel = 'error' | 'warning' | 'note';

interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: SarifLevel;
  readonly message: SarifText;
  readonly locations: readonly SarifLocation[];
  readonly relatedLocations?: readonly SarifLocation[];
  readonly fixes?: readonly SarifFix[];
  readonly properties: {
    readonly severity: Severity;
    readonly messageId: string;
    readonly dialects: readonly string[];
    readonly crawlers: readonly string[];
  };
}

interface SarifRule {
  readonly id: string;
  readonly defaultConfiguration: { readonly level: SarifLevel };
  readonly properties: { readonly category: string };
}

interface SarifRun {
  readonly tool: { readonly driver: { readonly name: string; readonly rules: readonly SarifRule[] } };
  readonly columnKind: 'utf16CodeUnits';
  readonly artifacts: readonly { readonly location: { readonly uri: string } }[];
  readonly results: readonly SarifResult[];
}

const levels: Readonly<Record<Severity, SarifLevel>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  hint: 'note',
};

function regionOf({ from, to }: TextSpan): SarifRegion {
  return { charOffset: from, charLength: to - from };
}

function locationOf(uri: string, line: number, span: TextSpan): SarifLocation {
  return {
    physicalLocation: { artifactLocation: { uri }, region: { startLine: line, ...regionOf(span) } },
  };
}

function fixOf(uri: string, { label, edits, changes }: Fix): SarifFix {
  const replacements = edits.map((edit) => ({
    deletedRegion: regionOf(edit),
    insertedContent: { text: edit.insert },
  }));
  return {
    description: { text: changes === undefined ? label : `${label}. ${changes}` },
    artifactChanges: [{ artifactLocation: { uri }, replacements }],
  };
}

function resultOf(uri: string, finding: Finding, ruleIndex: number): SarifResult {
  const { id, severity, message, line, span, related, fix, messageId, dialects, crawlers } = finding;
  const relatedLocations = related.map((place) => ({
    ...locationOf(uri, place.line, place.span),
    message: { text: place.message },
  }));
  return {
    ruleId: id,
    ruleIndex,
    level: levels[severity],
    message: { text: message },
    locations: [locationOf(uri, line, span)],
    ...(relatedLocations.length === 0 ? {} : { relatedLocations }),
    ...(fix === undefined ? {} : { fixes: [fixOf(uri, fix)] }),
    properties: { severity, messageId, dialects, crawlers },
  };
}

function ruleOf({ id, severity, category }: LintRule): SarifRule {
  return { id, defaultConfiguration: { level: levels[severity] }, properties: { category } };
}

/** The findings as a SARIF 2.1.0 log, for code scanning and build servers. `uri` must be a valid URI reference. */
export function toSarif(findings: readonly Finding[], { uri }: ReportSubject): SarifLog {
  const indices = new Map(lintRules.map(({ id }, index) => [id, index]));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Robots Workbench', rules: lintRules.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        artifacts: [{ location: { uri } }],
        results: findings.map((finding) => resultOf(uri, finding, indices.get(finding.id) ?? -1)),
      },
    ],
  };
}
