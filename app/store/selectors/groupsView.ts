import type { CaseReading, DialectId, Pace, Precedence } from '../../../engine/index.ts';
import { forgivenLines, paceFor, unusedLines } from '../../../engine/index.ts';
import { bindingSentence } from '../../wording/binding.ts';
import { groupSentences, knownAs } from '../../wording/groupWords.ts';
import { forgivenWords, unusedReasons } from '../../wording/lineUses.ts';
import type { Sentence } from '../../wording/sentence.ts';
import type { TestedCase } from '../late/testedCase.ts';
import { memoizeLast } from '../memoize.ts';
import type { Bot } from './bots.ts';
import type { EffectiveRule } from './effectiveRules.ts';
import { decisionsOf, effectiveRules } from './effectiveRules.ts';
import type { GovernedGroup } from './governedBots.ts';
import { governedGroups } from './governedBots.ts';
import type { GroupReader, ReaderChoices } from './groupReader.ts';
import { readerChoices, selectGroupReader } from './groupReader.ts';
import { lineText } from './lineText.ts';
import type { SitemapEntry } from './sitemaps.ts';
import { sitemapsOf } from './sitemaps.ts';
import type { UrlRow } from './urlRows.ts';
import { selectSiteOrigin, selectUrlRows } from './urlRows.ts';

/** The first entries of a list that may have very many. */
export interface Listed<Entry> {
  /** `listedAtMost` at most. */
  readonly first: readonly Entry[];
  /** How many there are. */
  readonly total: number;
}

/** More entries than these are counted, not listed: nobody reads so many. */
const listedAtMost = 2000;

/** A line of the file, 1-based, as written. */
export interface WrittenLine {
  readonly line: number;
  readonly text: string;
}

/** A line, and why it counts for nothing, or counts all the same. */
export interface ToldLine extends WrittenLine {
  readonly why: string;
}

/** A rule that binds the bot. */
export interface BindingRule extends EffectiveRule, Pick<WrittenLine, 'text'> {
  /** How many of the URLs to test it decides. */
  readonly decides: number;
}

/** What holds for some names of the file, in words. */
export interface GroupAccount {
  readonly names: readonly { readonly known: string; readonly places: readonly WrittenLine[] }[];
  /** The first of its rules in file order, `rulesShown` at most, and how many there are. */
  readonly rules: Listed<WrittenLine>;
  readonly sentences: readonly Sentence[];
  /** True where the bot that is looked at is bound by it. */
  readonly isReaders: boolean;
}

/** How many rules of a group are shown. */
const rulesShown = 6;

/** The file as a bot sees it: plain data, so that a worker can send it. */
export interface GroupsView {
  readonly bot: Bot;
  readonly reading: CaseReading;
  readonly dialect: DialectId;
  readonly choices: ReaderChoices;
  /** Whether anything is said, and said to somebody. */
  readonly content: 'groups' | 'no-groups' | 'nothing';
  readonly binding: {
    readonly sentence: Sentence;
    /** False where no group binds the bot. */
    readonly isBound: boolean;
    readonly precedence: Precedence;
    readonly exemptsRobotsTxt: boolean;
    /** In the order in which they decide. */
    readonly rules: Listed<BindingRule>;
  };
  /** How many URLs there are to test. */
  readonly urls: number;
  readonly pace: Pace;
  readonly groups: Listed<GroupAccount>;
  readonly unused: Listed<ToldLine>;
  readonly forgiven: Listed<ToldLine>;
  readonly sitemaps: Listed<SitemapEntry>;
}

/** What the view follows from. */
export interface GroupInputs {
  readonly case: TestedCase;
  readonly groupsBot: string | null;
  readonly groupsReading: CaseReading | null;
  /** Of the day, UTC, 0 to 1439, null where that is not known: some lines hold at some times. */
  readonly minute: number | null;
}

function listed<From, Entry>(all: readonly From[], entryOf: (from: From) => Entry): Listed<Entry> {
  return { first: all.slice(0, listedAtMost).map(entryOf), total: all.length };
}

function contentOf({ matcher }: GroupReader): GroupsView['content'] {
  const { roles, groups } = matcher.file;
  if (roles.every(({ kind }) => kind === 'blank' || kind === 'comment')) return 'nothing';
  return groups.length === 0 ? 'no-groups' : 'groups';
}

function accountOf({ bot, matcher }: GroupReader, group: GovernedGroup): GroupAccount {
  const written = (line: number): WrittenLine => ({ line, text: lineText(matcher.file.source, line) });
  const rules = group.groups.flatMap((one) => one.rules);
  return {
    names: group.names.map(({ name, star, lines }) => ({
      known: knownAs(name, star),
      places: lines.map(written),
    })),
    rules: { first: rules.slice(0, rulesShown).map(({ line }) => written(line)), total: rules.length },
    sentences: groupSentences(group, bot.crawler.token),
    isReaders: group.isReaders,
  };
}

const viewOf = memoizeLast(
  (
    reader: GroupReader,
    choices: ReaderChoices,
    rows: readonly UrlRow[],
    origin: string | null,
    minute: number | null,
  ): GroupsView => {
    const { bot, reading, matcher } = reader;
    const { file, policy } = matcher;
    const decisions = decisionsOf(matcher, rows);
    return {
      bot,
      reading,
      dialect: matcher.dialect,
      choices,
      content: contentOf(reader),
      binding: {
        sentence: bindingSentence(reader),
        isBound: policy.selection.kind !== 'none',
        precedence: policy.precedence,
        exemptsRobotsTxt: policy.exemptsRobotsTxt,
        rules: listed(effectiveRules(matcher), (rule) => ({
          ...rule,
          text: lineText(file.source, rule.line),
          decides: decisions.get(rule.line) ?? 0,
        })),
      },
      urls: rows.length,
      pace: paceFor(matcher, bot.crawler, minute),
      groups: listed(governedGroups(reader), (group) => accountOf(reader, group)),
      unused: listed(unusedLines(file), ({ line, text, reason }) => ({
        line,
        text,
        why: unusedReasons[reason],
      })),
      forgiven: listed(forgivenLines(file), ({ line, text, what }) => ({
        line,
        text,
        why: forgivenWords[what],
      })),
      sitemaps: listed(sitemapsOf(matcher, origin), (entry) => entry),
    };
  },
);

/** The file of a case as a bot sees it. */
export function selectGroupsView(inputs: GroupInputs): GroupsView {
  const { case: theCase, minute } = inputs;
  return viewOf(
    selectGroupReader(inputs),
    readerChoices(theCase),
    selectUrlRows(theCase),
    selectSiteOrigin(theCase).origin,
    minute,
  );
}
