import type { Crawler } from '../crawler.ts';
import { fromMemory, fromVendor, headerRegister } from './defaults.ts';

/** Crawlers of web archives and open data sets, and the software that they run, by token. */
export const archiveCrawlers: readonly Crawler[] = [
  {
    ...fromMemory,
    token: 'archive.org_bot',
    operator: 'Internet Archive',
    purpose: 'archive',
    userAgentHeader:
      'Mozilla/5.0 (compatible; archive.org_bot +http://www.archive.org/details/archive.org_bot)',
    stance: 'may-not-apply',
    stanceNote: 'Remembered to weigh robots.txt less since 2017.',
    source: 'http://www.archive.org/details/archive.org_bot',
  },
  {
    ...fromMemory,
    token: 'ArchiveBot',
    operator: 'Archive Team',
    purpose: 'archive',
    userAgentHeader: 'ArchiveTeam ArchiveBot/20170106.02 (wpull 2.0.2)',
    stance: 'ignores',
    stanceNote: 'Remembered to ignore robots.txt on purpose, so that what vanishes is kept.',
    source: 'https://github.com/ArchiveTeam/ArchiveBot',
  },
  {
    ...fromMemory,
    token: 'ArchiveBox',
    operator: 'ArchiveBox',
    purpose: 'archive',
    userAgentHeader:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36 ArchiveBox/0.7.2 (+https://github.com/ArchiveBox/ArchiveBox/)',
    source: 'https://archivebox.io/',
  },
  {
    ...fromMemory,
    token: 'Arquivo-web-crawler',
    operator: 'Arquivo.pt',
    purpose: 'archive',
    userAgentHeader: 'Arquivo-web-crawler (compatible; +https://arquivo.pt/robot)',
    source: 'https://arquivo.pt/robot',
  },
  {
    ...fromMemory,
    token: 'bnf.fr_bot',
    operator: 'Bibliothèque nationale de France',
    purpose: 'archive',
    userAgentHeader:
      'Mozilla/5.0 (compatible; bnf.fr_bot; +http://www.bnf.fr/fr/outils/a.dl_web_capture_robot.html)',
    source: 'https://www.bnf.fr/en/web-services',
  },
  {
    ...fromMemory,
    token: 'BUbiNG',
    operator: 'Università degli Studi di Milano',
    purpose: 'archive',
    userAgentHeader: 'BUbiNG (+http://law.di.unimi.it/BUbiNG.html)',
    source: 'http://law.di.unimi.it/BUbiNG.html',
  },
  {
    ...fromVendor,
    token: 'CCBot',
    operator: 'Common Crawl',
    purpose: 'archive',
    userAgentHeader: 'CCBot/2.0 (https://commoncrawl.org/faq/)',
    stance: 'obeys',
    stanceNote:
      'Obeys robots.txt as the standard has it, and Crawl-delay; models are often trained on its archive.',
    crawlDelay: { kind: 'honoured', certainty: 'vendor', source: 'https://commoncrawl.org/ccbot' },
    source: 'https://commoncrawl.org/ccbot',
  },
  {
    ...fromMemory,
    token: 'heritrix',
    operator: 'Internet Archive',
    purpose: 'archive',
    userAgentHeader: 'Mozilla/5.0 (compatible; heritrix/3.4.0 +http://crawler.archive.org)',
    stance: 'may-not-apply',
    stanceNote: 'Software; whether it obeys is a setting of those who run it.',
    source: 'https://github.com/internetarchive/heritrix3/wiki',
  },
  {
    ...fromMemory,
    token: 'HTTrack',
    operator: 'HTTrack',
    purpose: 'archive',
    userAgentHeader: 'Mozilla/4.5 (compatible; HTTrack 3.0x; Windows 98)',
    stance: 'may-not-apply',
    stanceNote: 'Software; remembered to obey unless the person who runs it switches that off.',
    source: 'https://www.httrack.com/html/fcguide.html',
  },
  {
    ...fromMemory,
    token: 'ia_archiver',
    operator: 'Alexa Internet',
    purpose: 'archive',
    userAgentHeader: 'ia_archiver (+http://www.alexa.com/site/help/webmasters; crawler@alexa.com)',
    retired: { since: null, successor: null },
    source: headerRegister,
  },
  {
    ...fromMemory,
    token: 'special_archiver',
    operator: 'Internet Archive',
    purpose: 'archive',
    userAgentHeader:
      'Mozilla/5.0 (compatible; special_archiver/3.1.1 +http://www.archive.org/details/archive.org_bot)',
    source: 'http://archive-it.org/files/site-owners-special.html',
  },
];
