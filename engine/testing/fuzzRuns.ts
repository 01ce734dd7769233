import process from 'node:process';

/** How many inputs a fuzz test tries: a few with every test run, as many as FUZZ_RUNS says when somebody asks for more. */
export const fuzzRuns = Number(process.env['FUZZ_RUNS'] ?? 300);

/** How long such a test may take, in milliseconds. */
export const fuzzTimeout = Math.max(20_000, fuzzRuns * 10);
