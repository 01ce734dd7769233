/** The version of the format that is written. A module of its own: writing needs no schema. */
export const caseVersion = 1;
