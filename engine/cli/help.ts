/** What each command is for and how it is called. */
const commands = {
  lint: `robots-workbench lint [options] <robots.txt>...
Finds mistakes. '-' is standard input.
  --origin <url>       scheme and host that the file is served from
  --mute <rule>        leave out a rule; may be repeated
  --fail-on <severity> error, warning (default) or info: from which on to exit with 1
  -f, --format <form>  human (default), json, sarif, junit`,
  test: `robots-workbench test [options] <case.robots-case.json>...
Checks the expectations of saved cases.
  --robots <file>      test this robots.txt instead of the one in the case
  -f, --format <form>  human (default), json, junit`,
  check: `robots-workbench check [options] --agent <crawler> <robots.txt>
Tells which URLs may be fetched. Without --url and --urls it reads URLs from standard input, one a line, and answers
line by line: URL, crawler, allow or disallow, line of the deciding rule (0 if none), reason, tab-separated.
A line '+ /page' expects allow, '- /page' disallow: then 'pass' or 'fail' follows.
  -a, --agent <crawler>  product token or User-Agent header; may be repeated
  -u, --url <url>        URL or path; may be repeated
  --urls <file>          URL list
  --origin <url>         URLs of other sites are answered with 'outside'
  -d, --dialect <id>     read the file in this dialect rather than as each crawler does
  -f, --format <form>    tsv (default), json (one object a line)`,
  diff: `robots-workbench diff [options] <old.txt> <new.txt>
Tells what a change of the file changes, for every URL there is; exits with 1 if anything.
  -a, --agent <crawler>  default: '*' and every crawler that either file names
  --urls <file>          also list the URLs of this list whose verdict changes
  -d, --dialect <id>     read the files in this dialect rather than as each crawler does
  -f, --format <form>    human (default), json`,
  simplify: `robots-workbench simplify [options] <robots.txt>
Prints the file with fewer and shorter rules. Nothing is changed unless it is proven that no verdict changes: for any
crawler in any dialect, or for the one that --agent names.
  -a, --agent <crawler>  simplify the rules of one crawler, for it alone
  -d, --dialect <id>     read the file in this dialect rather than as each crawler does
  --output <file>        write there instead of to standard output`,
  fetch: `robots-workbench fetch [options] <site>
Reads a live robots.txt and tells what each dialect's crawlers make of the answer. The one command that uses the
network.
  --output <file>      save the file, octet for octet
  --app <url>          address of the app, for the link that opens the result in it
  --timeout <seconds>  default 20
  -f, --format <form>  human (default), json`,
} as const;

/** The name of a command. */
export type CommandName = keyof typeof commands;

/** Whether there is such a command. */
export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

const closing = `Exit codes: 0 all is well; 1 findings, failed expectations or differences; 2 wrong use, or unreadable input.`;

/** How one command is called. */
export function commandHelp(name: CommandName): string {
  return `Usage: ${commands[name]}\n\n${closing}\n`;
}

/** How the program is called. */
export function programHelp(): string {
  return `Usage: robots-workbench <command> [options]

  lint      find the mistakes in a robots.txt
  test      check the expectations of a saved case
  check     tell which URLs a crawler may fetch
  diff      tell what a change of the file changes
  simplify  say the same in fewer rules
  fetch     read a live robots.txt

'robots-workbench <command> --help' says more about a command. -h, --help and -V, --version do what they say.

${closing}
`;
}
