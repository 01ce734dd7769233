/** The model of a test case, its file format and its URL list, for the app and the command line. */

export { type Address, type CaseSite, caseSite, createAddressReader, readAddress } from './address.ts';
export { type CaseBot, type CaseBots, createCaseBots, isSameBot } from './caseBots.ts';
export { type CaseError, describeCaseError } from './caseError.ts';
export { caseToJson } from './caseFile.ts';
export type { CaseFile } from './caseSchema.ts';
export { caseVersion } from './caseVersion.ts';
export { type ChangedAnswer, compareAnswers } from './compareAnswers.ts';
export { keepVerdicts, setBotExpectation, setExpectation } from './editUrlList.ts';
export { checkExpectations, checkQuestion, type ExpectationResult } from './expectations.ts';
export { type GeneratedTest, generateTest, type TestRunner } from './generatedTest.ts';
export { type JunitTest, junitXml } from './junit.ts';
export { caseLimits } from './limits.ts';
export { caseFromJson, migrateCase } from './migrateCase.ts';
export { type OctetTransform, type TransformOutcome, transformOctets } from './octetTransform.ts';
export { decodePermalink, encodePermalink } from './permalink.ts';
export { describePermalinkError, type PermalinkError } from './permalinkError.ts';
export { printShortLink, type ShortLink } from './printShortLink.ts';
export {
  answerQuestion,
  type CaseQuestion,
  caseQuestions,
  expectedVerdict,
  questionsOf,
} from './questions.ts';
export { failed, ok, type Result } from './result.ts';
export { type ResultRow, resultRow, resultRows } from './resultRow.ts';
export { type Case, type CaseReading, emptyCase, type RobotsContent, robotsInput } from './testCase.ts';
export {
  type Expectation,
  type ExpectedVerdict,
  parseUrlLine,
  parseUrlList,
  printUrlLine,
  printUrlList,
  type UrlListEntry,
} from './urlList.ts';
export { type HiddenName, type NamelessCase, withoutNames } from './withoutNames.ts';
