/** What reads and writes cases that come and go as links or files, with its schema: a chunk that comes with the first. */
export {
  caseFromJson,
  decodePermalink,
  describeCaseError,
  describePermalinkError,
  encodePermalink,
} from '../../engine/index.ts';
