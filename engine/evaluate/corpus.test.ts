import { describe, expect, test } from 'vitest';
import { compile, reportLines } from '../index.ts';
import { hasCorpus, readCorpus, readCorpusAnswers } from '../testing/corpus.ts';

if (!hasCorpus)
  process.emitWarning(
    'The corpus of real files (../shared/corpus) is not there: its 551 files are NOT checked against Google.',
  );

describe('real files, beside the repository', () => {
  test.skipIf(!hasCorpus)(
    'every verdict, line and line report is what Google’s parser answered',
    {
      timeout: 60_000,
    },
    () => {
      const files = readCorpus();
      const misses: string[] = [];
      let asked = 0;
      for (const { file, queries, lines } of readCorpusAnswers()) {
        const robots = files.get(file);
        if (robots === undefined) {
          misses.push(`${file} is not in the archive`);
          continue;
        }
        const policy = compile(robots);
        for (const [agent, url, verdict, line] of queries) {
          asked += 1;
          const got = policy.forAgent(agent).evaluate(url);
          const answer = `${got.allowed ? 'allow' : 'disallow'} ${got.line}`;
          if (answer !== `${verdict} ${line}`)
            misses.push(`${file}, ${JSON.stringify(agent)}, ${url}: ${answer}, not ${verdict} ${line}`);
        }
        const report = reportLines(robots);
        const at = lines.findIndex((line, index) => line !== report[index]);
        if (at !== -1 || report.length !== lines.length)
          misses.push(
            `${file}: ${report[at]}, not ${lines[at]} (${report.length} lines, not ${lines.length})`,
          );
      }
      expect(asked).toBe(6612);
      expect(misses.length, misses.slice(0, 5).join('\n')).toBe(0);
    },
  );
});
