import type { FileReading, Group } from '../../../engine/index.ts';
import { findCrawler } from '../../../engine/index.ts';
import { directiveWords } from '../../wording/directives.ts';
import { purposeNames } from '../../wording/purposes.ts';
import { textOf } from '../../wording/valueText.ts';
import type { EditingContext } from './editingContext.ts';

/** The crawlers of a group, for the middle of a sentence. */
function whom(file: FileReading, { agents }: Group): string {
  const star = agents.some((agent) => agent.star);
  const names = agents.filter((agent) => !agent.star).map(({ value }) => textOf(file, value));
  const all = [...names, ...(star ? ['every crawler that no group names'] : [])];
  if (all.length <= 3) return all.join(' and ');
  return `${all.slice(0, 2).join(', ')} and ${all.length - 2} more`;
}

/** What a path pattern matches, for the middle of a sentence. */
function patternMeaning(path: string): string {
  const ends = path.endsWith('$');
  const body = ends ? path.slice(0, -1) : path;
  if (!body.includes('*'))
    return ends ? `the URL ${body} and no other` : `every URL that starts with ${body}`;
  const end = ends ? ' and nothing follows' : '';
  return `every URL like ${body}, where each * stands for any characters${end}`;
}

function agentMeaning(file: FileReading, group: Group, line: number): readonly string[] {
  const agent = group.agents.find((one) => one.line === line);
  if (agent === undefined) return [];
  const rules = group.rules.length;
  const count =
    rules === 0
      ? 'It has no rules, so everything is allowed.'
      : `It has ${rules === 1 ? '1 rule' : `${rules} rules`}.`;
  if (agent.star) return ['Starts the group for every crawler that no other group names.', count];
  const name = textOf(file, agent.value);
  const crawler = findCrawler(agent.name) ?? findCrawler(name);
  const known =
    crawler === undefined
      ? 'The catalogue has no crawler with this name.'
      : `${purposeNames[crawler.purpose]}, ${crawler.operator}. ${crawler.stanceNote}`;
  const others = file.groups
    .filter((other) => other.index !== group.index)
    .flatMap((other) => other.agents.filter((one) => !one.star && one.name === agent.name));
  const twice =
    others.length === 0
      ? []
      : [
          `Line ${others.map((other) => other.line).join(', ')} also names it. Google combines the groups; readers from the 1990s use only the first.`,
        ];
  return [`Applies this group to ${name}.`, known, count, ...twice];
}

function ruleMeaning(
  file: FileReading,
  group: Group,
  kind: 'allow' | 'disallow',
  path: string,
): readonly string[] {
  const names = whom(file, group);
  if (path === '')
    return [
      kind === 'disallow' ? `Allows everything for ${names}.` : `Has no effect: there is no path to allow.`,
    ];
  if (!/^[/*]/.test(path))
    return ['Matches no URL: for most crawlers a path starts with / or *. Readers from the 1990s differ.'];
  const verb = kind === 'allow' ? 'Allows' : 'Disallows';
  return [`${verb} ${patternMeaning(path)}.`, `For ${names}.`];
}

/** What a line does and for whom, a sentence each; none where there is nothing to say. */
export function lineMeaning({ file, decisions, paths }: EditingContext, line: number): readonly string[] {
  const role = file.roles[line - 1];
  const content = file.lines[line - 1]?.content;
  if (role === undefined || content === undefined) return [];
  switch (role.kind) {
    case 'blank':
    case 'comment':
      return [];
    case 'malformed':
      return ['Not a directive: there is no colon after a field name, so crawlers ignore the line.'];
    case 'unknown':
      return ['No known crawler uses this field, so the line is ignored.'];
    case 'orphan':
      return ['No User-agent line precedes it, so it applies to no crawler.'];
    case 'other':
      return [`${directiveWords[role.field].name}: ${directiveWords[role.field].meaning}.`];
    case 'agent': {
      const group = file.groups[role.group];
      return group === undefined ? [] : agentMeaning(file, group, line);
    }
    case 'rule': {
      const group = file.groups[role.group];
      if (group === undefined || content.kind !== 'field') return [];
      const count = decisions.get(line) ?? 0;
      const decided =
        paths.length === 0
          ? []
          : [`Decides ${count.toLocaleString('en')} of ${paths.length.toLocaleString('en')} test URLs.`];
      return [...ruleMeaning(file, group, role.rule, textOf(file, content.value)), ...decided];
    }
  }
}
