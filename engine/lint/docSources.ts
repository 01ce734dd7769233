/** A document that a rule's docs point to. */
export interface DocSource {
  readonly title: string;
  readonly url: string;
}

/** A section of RFC 9309: '2.2.2'. */
export function rfc9309(section: string): DocSource {
  return { title: `RFC 9309, ${section}`, url: `https://www.rfc-editor.org/rfc/rfc9309#section-${section}` };
}

export const googleSpec: DocSource = {
  title: 'Google: how the robots.txt specification is interpreted',
  url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
};

export const googleParser: DocSource = {
  title: "Google's parser, google/robotstxt",
  url: 'https://github.com/google/robotstxt',
};

export const standard1994: DocSource = {
  title: 'A Standard for Robot Exclusion (1994)',
  url: 'https://www.robotstxt.org/orig.html',
};

export const draft1996: DocSource = {
  title: 'A Method for Web Robots Control (1996)',
  url: 'https://www.robotstxt.org/norobots-rfc.txt',
};

export const extendedStandard: DocSource = {
  title: 'An Extended Standard for Robot Exclusion (Conner, 1996)',
  url: 'http://www.conman.org/people/spc/robots2.html',
};

export const yandexErrors: DocSource = {
  title: 'Yandex: errors in robots.txt',
  url: 'https://yandex.com/support/webmaster/en/error-dictionary/robots-txt.md',
};

export const yandexRules: DocSource = {
  title: 'Yandex: Allow and Disallow',
  url: 'https://yandex.com/support/webmaster/en/robot-workings/allow-disallow.html',
};
