/** What each command is for and how it is called. */
const commands = {
  lint: `robots-workbench lint [options] <robots.txt>...
Finds problems. '-' reads standard input.
  --origin <url>       scheme and host that the file is served from
  --mute <rule>        turn off a rule; may be repeated
  --fail-on <severity> lowest severity that exits with 1: error, warning (default) or info
  -f, --format <form>  human (default), json, sarif, junit`,
  test: `robots-workbench test [options] <case.robots-case.json>...
Checks the expectations of saved cases.
  --robots <file>      test this robots.txt instead of the one in the case
  -f, --format <form>  human (default), json, junit`,
  check: `robots-workbench check [options] --agent <crawler> <robots.txt>
Shows which URLs may be fetched. Without --url and --urls it reads URLs from standard input, one per line, and prints
tab-separated lines: URL, crawler, allow or disallow, line of the deciding rule (0 if none), reason.
A line '+ /page' expects allow and '- /page' disallow; 'pass' or 'fail' is then added.
  -a, --agent <crawler>  product token or User-Agent header; may be repeated
  -u, --url <url>        URL or path; may be repeated
  --urls <file>          URL list
  --origin <url>         scheme and host of the file; other URLs print 'outside'
  -d, --dialect <id>     read the file in this dialect instead of as each crawler does
  -f, --format <form>    tsv (default), json (one object per line)`,
  diff: `robots-workbench diff [options] <old.txt> <new.txt>
Shows which verdicts a change to the file affects, for all possible URLs. Exits with 1 if any change.
  -a, --agent <crawler>  default: '*' and every crawler that either file names
  --urls <file>          also list the URLs in this list whose verdict changes
  -d, --dialect <id>     read the files in this dialect instead of as each crawler does
  -f, --format <form>    human (default), json`,
  simplify: `robots-workbench simplify [options] <robots.txt>
Prints the file with fewer and shorter rules. Changes are made only if it is proven that no verdict changes, for any
crawler in any dialect or for the one that --agent names.
  -a, --agent <crawler>  simplify only the rules for this crawler
  -d, --dialect <id>     read the file in this dialect instead of as each crawler does
  --output <file>        write to this file instead of standard output`,
  fetch: `robots-workbench fetch [options] <site>
Fetches a live robots.txt and shows how crawlers of each dialect handle the response. The only command that uses the
network.
  --output <file>      save the file, byte for byte
  --app <url>          URL of the app, for a link that opens the result
  --timeout <seconds>  default 20
  -f, --format <form>  human (default), json`,
} as const;

/** The name of a command. */
export type CommandName = keyof typeof commands;

/** Whether there is such a command. */
export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

const closing = `Exit codes: 0 success; 1 findings, failed expectations or differences; 2 usage error or unreadable input.`;

/** How one command is called. */
export function commandHelp(name: CommandName): string {
  return `Usage: ${commands[name]}\n\n${closing}\n`;
}

/** How the program is called. */
export function programHelp(): string {
  return `Usage: robots-workbench <command> [options]

  lint      find problems in a robots.txt
  test      check the expectations of a saved case
  check     show which URLs a crawler may fetch
  diff      show which verdicts a change affects
  simplify  reduce the number of rules
  fetch     fetch a live robots.txt

Run 'robots-workbench <command> --help' for details. Options: -h, --help; -V, --version.

${closing}
`;
}
