import type { AccessReading } from './accessChoices.ts';
import { res1994Access } from './res1994.ts';
import { unverifiedAccess } from './unverified.ts';

const help = "Copies of Baidu's help, robots.txt";

const unverified = unverifiedAccess(res1994Access.choices, help);

/** Baidu says only that a site without the file is open; the rest is as 1994, unverified. */
export const baiduAccess: AccessReading = {
  choices: unverified.choices,
  evidence: {
    ...unverified.evidence,
    clientError: {
      certainty: 'reported',
      source: help,
      note: 'Stated for a missing file: everything is allowed.',
    },
  },
};
