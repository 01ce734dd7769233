/** The endings of files that pages and lists name; none of them is a top-level domain. */
const fileEndings: ReadonlySet<string> = new Set(
  (
    '7z aac apk asp aspx atom avi avif axd bak bin bmp bz2 cfg cfm cgi class conf config css csv dat db deb dll dmg ' +
    'doc docx eot eps epub exe flv gif git gz htm html ico ics ini iso jar java jpe jpeg jpg js json jsonld jsp jspx ' +
    'jsx less lock log m3u8 m4a map mjs mkv mp3 mp4 mpeg mpg msi nsf odp ods odt ogg ogv old orig otf pdf php php3 ' +
    'php4 php5 phps phtml png ppt pptx psd rar rb rdf rpm rss rtf save scss shtml sql svg svgz swf swp tar tgz tif ' +
    'tiff tmp tpl ts tsx ttf txt vb vcf wasm wav webm webmanifest webp wmv woff woff2 wsdl xhtml xls xlsm xlsx xml ' +
    'xsd xsl xslt xz yaml yml'
  ).split(' '),
);

/** Endings of files that are top-level domains as well, and seldom those of hosts that people list. */
const fileOrDomain: ReadonlySet<string> = new Set('do md mov ps py rs sh zip'.split(' '));

const label = /^[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?$/u;
const topLevel = /^(?:xn--[a-z0-9-]{2,59}|[\p{L}\p{M}]{2,63})$/u;
const address = /^(?:\d{1,3}\.){3}\d{1,3}$/;

/**
 * True for labels of which the last can be a top-level domain, and is not rather the ending of a file. `isFile`: whether
 * what could be either is a file.
 */
function isDomain(host: string, isFile: boolean): boolean {
  const labels = host.replace(/[.\u3002]$/, '').split(/[.\u3002]/);
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || !labels.every((one) => label.test(one)) || !topLevel.test(last)) return false;
  if (labels[0] === 'www') return true;
  return !fileEndings.has(last) && !(fileOrDomain.has(last) && labels.length === 2 && isFile);
}

/**
 * True where a text without a scheme starts with what a person means for a host: 'example.com/x', 'localhost:3000'.
 * 'page.html' and 'images.old/x' are paths. Beside a base, whose host is `baseHost`, that host is one in any case.
 */
export function looksLikeHost(text: string, baseHost: string | null): boolean {
  const head = /^[^/\\?#]*/.exec(text)?.[0] ?? '';
  const match = /^(\[[0-9a-f:.]+\]|[^\s:@%[\]]+)(:\d*)?$/i.exec(head);
  const host = match?.[1]?.toLowerCase() ?? '';
  const port = match?.[2] ?? '';
  if (host === '' || /^\.|\.\./.test(host)) return false;
  if (host.startsWith('[') || host === 'localhost' || port.length > 1 || address.test(host)) return true;
  const known = baseHost?.replace(/:\d+$/, '');
  if (host === known) return true;
  // 'readme.md' beside a site is a file, 'point.md/ro' is not.
  return isDomain(host, known !== undefined && port === '' && !/[/\\]/.test(text.charAt(head.length)));
}
